// The proof that no card was changed, checked by this page, with everything that somebody needs to check it elsewhere.

import { promisedText } from '@minibridge/table';
import { useEffect, useState } from 'preact/hooks';
import type { Match } from '../../../live/live-table';
import { Icon } from '../../../pieces/Icon';
import { useLive } from '../live-context';
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

function Line({ number, isRight }: Checked) {
  const { words } = useLive();
  return (
    <li>
      <Icon name={isRight ? 'check' : 'warning'} />
      {isRight ? words['sheet.fair-right']({ number }) : words['sheet.fair-wrong']({ number })}
    </li>
  );
}

export function Fair({ match }: { readonly match: Match }) {
  const { words } = useLive();
  const checked = useChecked(match);
  if (match.table.promised === undefined) return <p class="live-note">{words['sheet.fair-none']()}</p>;
  return (
    <section class="live-fair">
      <h3>{words['sheet.fair']()}</h3>
      <p class="live-note">{words['sheet.fair-note']()}</p>
      <ul>
        {checked?.map((one) => (
          <Line key={one.number} {...one} />
        ))}
      </ul>
      <details class="live-more">
        <summary>{words['sheet.fair-details']()}</summary>
        {checked
          ?.filter(({ promise }) => promise !== '')
          .map(({ number, proof, promise }) => (
            <p key={number} class="live-proof">
              {words['sheet.fair-line']({ number, text: promisedText(proof), promise })}
            </p>
          ))}
      </details>
    </section>
  );
}
