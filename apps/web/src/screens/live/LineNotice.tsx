// The state of the line on a page of paper: only when something is to be said.

import { useStore } from '../../app/store';
import { Button } from '../../pieces/Button';
import { Icon } from '../../pieces/Icon';
import { useLive } from './live-context';
import { lineText } from './words/line-words';

/** `quiet`: read out elsewhere. */
export function LineNotice({ quiet }: { readonly quiet?: boolean | undefined }) {
  const { live, words } = useLive();
  const line = useStore(live.line);
  const known = useStore(live.mine) !== undefined;
  if (line.is === 'up' || line.is === 'elsewhere') return null;
  return (
    <div class="live-line" role={quiet ? undefined : 'status'}>
      <Icon name={line.is === 'connecting' ? 'clock' : 'warning'} />
      <p>{lineText(words, line, known)}</p>
      {line.is === 'reload' && <Button onPress={() => location.reload()}>{words['line.reload-do']()}</Button>}
    </div>
  );
}
