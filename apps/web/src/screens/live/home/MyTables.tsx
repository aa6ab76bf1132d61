// The tables at which the person has a seat or is the host, as the server knows them.

import { codeInGroups, type MyTable } from '@minibridge/protocol';
import { addressOf } from '../../../app/route';
import { useStore } from '../../../app/store';
import { Icon } from '../../../pieces/Icon';
import { useLive } from '../live-context';
import '../../start/start.css';

function Line({ table, seat, host }: MyTable) {
  const { words } = useLive();
  return (
    <a class="way" href={addressOf({ page: 'live', at: table })}>
      <span class="way-icon">
        <Icon name="seats" />
      </span>
      <span>
        <strong class="live-code-small">{codeInGroups('table', table)}</strong>
        <small>{words['home.mine-seat']({ seat: seat ?? 'none', host: host ? 'yes' : 'no' })}</small>
      </span>
      <Icon name="next" />
    </a>
  );
}

export function MyTables() {
  const { live, words } = useLive();
  const mine = useStore(live.mine) ?? [];
  if (mine.length === 0) return null;
  return (
    <nav class="live-mine" aria-label={words['home.mine']()}>
      <h2>{words['home.mine']()}</h2>
      {mine.map((one) => (
        <Line key={one.table} {...one} />
      ))}
    </nav>
  );
}
