// The proof that no card was changed: the answer first, then deal by deal, then how one knows,
// and with everything that somebody needs to check it elsewhere.

import { useEffect, useState } from 'preact/hooks';
import type { Match } from '../../../live/live-table';
import { Icon } from '../../../pieces/Icon';
import { names } from '../../../pieces/names';
import { useLive } from '../live-context';
import { Fingerprints } from './Fingerprints';
import { type Checked, checkDeals } from './fair';

function useChecked({ deals, table: { promised } }: Match): readonly Checked[] | undefined {
  const [checked, setChecked] = useState<readonly Checked[]>();
  useEffect(() => {
    let stale = false;
    void checkDeals(deals, promised ?? []).then((found) => {
      if (!stale) setChecked(found);
    });
    return () => {
      stale = true;
    };
  }, [deals, promised]);
  return checked;
}

/** The answer in one sentence. */
function Verdict({ checked }: { readonly checked: readonly Checked[] | undefined }) {
  const { words } = useLive();
  const wrong = checked?.filter(({ isRight }) => !isRight).length ?? 0;
  return (
    <p class={names('fair-verdict', wrong > 0 && 'wrong')} role="status">
      <Icon name={checked === undefined ? 'clock' : wrong > 0 ? 'warning' : 'check'} />
      <span>
        {checked === undefined
          ? words['sheet.fair-checks']()
          : wrong > 0
            ? words['sheet.fair-no']({ deals: wrong })
            : words['sheet.fair-yes']({ deals: checked.length })}
      </span>
    </p>
  );
}

function Line({ number, isRight }: Checked) {
  const { words } = useLive();
  return (
    <li class={names(!isRight && 'wrong')}>
      <Icon name={isRight ? 'check' : 'warning'} />
      <span>{isRight ? words['sheet.fair-right']({ number }) : words['sheet.fair-wrong']({ number })}</span>
    </li>
  );
}

export type FairProps = {
  readonly match: Match;
  /** How one knows is said here; once on a page is enough. */
  readonly explains: boolean;
};

function Proof({ match, explains }: FairProps) {
  const { words } = useLive();
  const checked = useChecked(match);
  return (
    <>
      <Verdict checked={checked} />
      <ul class="fair-lines">
        {checked?.map((one) => (
          <Line key={one.number} {...one} />
        ))}
      </ul>
      {explains && <p class="live-note">{words['sheet.fair-how']()}</p>}
      {checked && <Fingerprints checked={checked} />}
    </>
  );
}

export function Fair({ match, explains }: FairProps) {
  const { words } = useLive();
  return (
    <section class="sheet live-fair">
      <h3>{words['sheet.fair']()}</h3>
      {match.table.promised === undefined ? (
        <p class="live-note">{words['sheet.fair-none']()}</p>
      ) : (
        <Proof match={match} explains={explains} />
      )}
    </section>
  );
}
