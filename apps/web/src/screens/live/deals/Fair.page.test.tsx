import { dealId } from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import type { PromisedDeal, Table } from '@minibridge/table';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import type { Live } from '../../../live/live';
import { until } from '../../../testing';
import { EXAMPLE, finished } from '../../score/testing';
import { LiveContext } from '../live-context';
import { Fair } from './Fair';

const words = await loadMessages('en', 'live');
const proof = { salt: 'ab'.repeat(16), deal: dealId(EXAMPLE) };
/** SHA-256 of the text of this proof, as sha256sum says. */
const promise = '8acf107c019ab741af2d2e97c165c85b046cf099fa51ae6a42276bff7ad1ccf9';

/** The proof of one match with one deal. */
function shown(promised: readonly PromisedDeal[] | undefined): void {
  const match = { table: { ...(promised && { promised }) } as Table, deals: [finished()] };
  render(
    <LiveContext.Provider value={{ live: {} as Live, words }}>
      <Fair match={match} explains />
    </LiveContext.Provider>,
    document.body,
  );
}

afterEach(() => render(null, document.body));

const textsOf = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').trim());

test('while it is checked nothing is claimed', () => {
  shown([{ promise, proof }]);
  expect(textsOf('[role=status]')).toEqual([words['sheet.fair-checks']()]);
  expect(document.querySelector('.fair-lines li')).toBeNull();
});

test('the promised cards: yes, deal by deal, with the fingerprint twice', async () => {
  shown([{ promise, proof }]);
  await until(() => expect(textsOf('[role=status]')).toEqual([words['sheet.fair-yes']({ deals: 1 })]));
  expect(textsOf('.fair-lines li')).toEqual([words['sheet.fair-right']({ number: 1 })]);
  expect(textsOf('.fair-prints dd')).toEqual([promise, `${proof.salt} ${proof.deal}`, promise]);
});

test('another fingerprint: no, and both are there to be compared', async () => {
  const other = 'c0'.repeat(32);
  shown([{ promise: other, proof }]);
  await until(() => expect(textsOf('[role=status]')).toEqual([words['sheet.fair-no']({ deals: 1 })]));
  expect(textsOf('.fair-lines .wrong')).toEqual([words['sheet.fair-wrong']({ number: 1 })]);
  expect(textsOf('.fair-prints dd')).toEqual([other, `${proof.salt} ${proof.deal}`, promise]);
});

test('cards that nobody promised: no, and that nothing was published', async () => {
  shown([]);
  await until(() => expect(textsOf('[role=status]')).toEqual([words['sheet.fair-no']({ deals: 1 })]));
  expect(textsOf('.fair-prints .live-note')).toEqual([words['sheet.fair-nothing']()]);
});

test('a server without fingerprints says so', () => {
  shown(undefined);
  expect(textsOf('.live-fair p')).toEqual([words['sheet.fair-none']()]);
});
