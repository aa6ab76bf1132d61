// For whoever wants to check the promise elsewhere: what was published of each deal, and what this page has made of it.

import { useLive } from '../live-context';
import type { Checked, Prints } from './fair';

function Published({ promise, text, made }: Prints) {
  const { words } = useLive();
  return (
    <dl>
      <dt>{words['sheet.fair-promise']()}</dt>
      <dd>{promise}</dd>
      <dt>{words['sheet.fair-text']()}</dt>
      <dd>{text}</dd>
      <dt>{words['sheet.fair-made']()}</dt>
      <dd>{made}</dd>
    </dl>
  );
}

export function Fingerprints({ checked }: { readonly checked: readonly Checked[] }) {
  const { words } = useLive();
  return (
    <details class="live-more">
      <summary>{words['sheet.fair-details']()}</summary>
      <p class="live-note">{words['sheet.fair-self']()}</p>
      {checked.map(({ number, prints }) => (
        <section key={number} class="fair-prints">
          <h4>{words['sheet.deal']({ number })}</h4>
          {prints ? <Published {...prints} /> : <p class="live-note">{words['sheet.fair-nothing']()}</p>}
        </section>
      ))}
    </details>
  );
}
