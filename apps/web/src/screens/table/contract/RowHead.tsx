// The heading of a row of the grid: the kind, and the bonus it carries.

import { useSay } from '../../../app/app-state';
import type { Row } from './choice-grid';

export function RowHead({ row }: { readonly row: Row }) {
  const say = useSay();
  const { kind, cells } = row;
  if (kind === 'level') return null;
  const bonus = cells[0]?.making?.items.find(({ what }) => what === kind)?.points;
  return (
    <h3>
      {say['choose.kind']({ kind })} {bonus !== undefined && <small>{say['choose.bonus']({ points: bonus })}</small>}
    </h3>
  );
}
