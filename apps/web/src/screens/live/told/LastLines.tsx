// The last lines once more, for whoever was too slow or looked elsewhere.

import { useLive } from '../live-context';
import { useToldLines } from './told-lines';

export function LastLines() {
  const { words } = useLive();
  const { lines } = useToldLines();
  if (lines.length === 0) return null;
  return (
    <details class="live-more">
      <summary>{words['news.last']()}</summary>
      <ol>
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </details>
  );
}
