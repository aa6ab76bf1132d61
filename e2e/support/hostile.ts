// Somebody at the table who plays foul: other people's seats, old versions, garbage, a megabyte, other codes, ids used again.

import { type Card, SEATS, type Seat, seededChance } from '@minibridge/bridge';
import { type Ask, type ClientMessage, newCode, newCommandId, PROTOCOL_VERSION } from '@minibridge/protocol';
import { type Program, program } from './program';

export type Target = {
  readonly address: string;
  readonly table: string;
  readonly seat: Seat;
  readonly cards: readonly Card[];
};

const chance = seededChance(666);

function asking(table: string, ask: Ask, id = newCommandId(chance)): ClientMessage {
  return { type: 'command', id, table, seen: 0, ask };
}

/** What nobody may ask for another's seat, nor as host without being it. */
function wrongAsks({ seat, cards }: Target): readonly Ask[] {
  const others = SEATS.filter((each) => each !== seat);
  return [
    ...others.flatMap((by) => cards.map((card): Ask => ({ type: 'act', action: { type: 'play', by, card } }))),
    ...others.flatMap((by): readonly Ask[] => [
      { type: 'askUndo', by },
      { type: 'answerUndo', by, agrees: true },
      { type: 'pause', by },
      { type: 'act', action: { type: 'takeBack', by } },
      { type: 'replace', seat: by },
      { type: 'sit', seat: by, name: 'Mallory' },
    ]),
    ...[1, 2, 3].flatMap((who): readonly Ask[] => [
      { type: 'remove', who },
      { type: 'handOver', who },
    ]),
    { type: 'redeal' },
    { type: 'close' },
  ];
}

const hello: ClientMessage = { type: 'hello', version: PROTOCOL_VERSION, tables: [] };

/** Wants to be shown the table as somebody else, and from numbers that there are not. */
function looksAround({ say }: Program, { table }: Target): void {
  for (const seat of SEATS) say({ type: 'watch', table, seen: 0, as: { as: 'seat', seat } });
  say({ type: 'watch', table, seen: 0, as: { as: 'teacher' } });
  say({ type: 'watch', table, seen: 9_999, as: { as: 'kibitzer' } });
}

const GARBAGE: readonly (string | Buffer)[] = [
  '',
  'null',
  '[]',
  '{"type":',
  '{"type":"hello"}',
  '["KMTPQR",1,"hand","N","AKQJT98765432..."]',
  '{"type":"command","id":"__proto__","table":"constructor","seen":-1,"ask":{"type":"act"}}',
  `{"type":"command","id":"${'x'.repeat(9_000)}"}`,
  '\u0000\uffff',
  Buffer.from([0xff, 0xfe, 0x00, 0x80]),
];

/** An accepted command's id with another wish in it: neither of them may happen once more. */
function usesIdAgain({ say }: Program, { table, seat }: Target): void {
  const id = newCommandId(chance);
  for (let time = 0; time < 3; time += 1) say(asking(table, { type: 'agree', card: 1 }, id));
  say(asking(table, { type: 'stand' }, id));
  say(asking(table, { type: 'sit', seat, name: 'Mallory' }, id));
}

/** One round of everything, each on connections of its own; `session`: of somebody who sits. All that was heard, by connection. */
export async function attack(target: Target, session?: string): Promise<readonly (readonly string[])[]> {
  const { address, table } = target;
  const open = async (): Promise<Program> => {
    const one = await program(address, session);
    one.say(hello);
    await one.hears('"welcome"');
    return one;
  };
  const asker = await open();
  asker.say({ type: 'watch', table, seen: 0 });
  usesIdAgain(asker, target);
  for (const ask of wrongAsks(target)) asker.say(asking(table, ask));
  looksAround(asker, target);

  const old = await program(address, session);
  old.sayBytes(JSON.stringify({ ...hello, version: 0 }));
  await old.hears('"reload"');
  old.say({ type: 'watch', table, seen: 0 });

  const babbler = await open();
  for (const bytes of GARBAGE) babbler.sayBytes(bytes);

  const loud = await open();
  loud.sayBytes('x'.repeat(1_048_576));

  const guesser = await open();
  for (let guess = 0; guess < 5; guess += 1) {
    const code = newCode('table', chance);
    guesser.say({ type: 'watch', table: code, seen: 0 });
    guesser.say(asking(code, { type: 'next' }));
    guesser.say({ type: 'comeBack', id: newCommandId(chance), code: newCode('return', chance) });
  }
  await Promise.all([asker, babbler, guesser].map((one) => one.said()));
  const all = [asker, old, babbler, loud, guesser];
  for (const one of all) one.close();
  return all.map(({ texts }) => texts);
}
