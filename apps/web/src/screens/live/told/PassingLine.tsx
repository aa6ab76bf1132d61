// The line that is told now, over the bar, where no card lies.

import { useApp } from '../../../app/app-state';
import { Toast } from '../../../pieces/Toast';
import { useToldLines } from './told-lines';
import './told.css';

export function PassingLine() {
  const { say } = useApp();
  const { shown, putAway } = useToldLines();
  if (shown === undefined) return null;
  return (
    <Toast key={`${shown.id} ${shown.text}`} text={shown.text} closeLabel={say['table.close']()} onClose={putAway} />
  );
}
