// A table server for tests, in the page itself: the protocol's own messages around the real fold, over a line that tests can cut.
// One table, one person who looks; others are told to do things by the test.

import {
  type Chance,
  legalActions,
  presetRules,
  type Rules,
  randomDeal,
  seededChance,
  shuffledPack,
  type Viewer,
} from '@minibridge/bridge';
import {
  type Ask,
  type ClientMessage,
  type ClientMessageOf,
  type CommandRefusal,
  decodeClient,
  encodeNotice,
  encodeReleased,
  type Following,
  isOutdated,
  mayNotAsk,
  type Notice,
  PROTOCOL_VERSION,
} from '@minibridge/protocol';
import { SETTINGS } from '@minibridge/protocol/testing';
import {
  botsAt,
  type Command,
  decideTable,
  evolveTable,
  openTable,
  ReleasedAtTable,
  stageOf,
  type Table,
  type TableEvent,
  waitingFor,
} from '@minibridge/table';
import type { OpenWire, WireEnds } from '../wire';
import { type Script, seatingFor } from './script';

export const CODE = 'KMTPQR';

/** The server of one table, and the one person who looks at it. */
export class TestServer {
  /** Every command that was carried out, once. */
  readonly carriedOut: string[] = [];
  /** Everything that was asked, each as often as it came. */
  readonly asked: Ask[] = [];
  /** How often a wire was opened. */
  opened = 0;
  readonly #script: Script;
  readonly #rules: Rules;
  readonly #viewer: Viewer;
  readonly #log: TableEvent[];
  readonly #chance: Chance;
  readonly #answers = new Map<string, Notice>();
  #table: Table;
  #ends: WireEnds | undefined;
  #cursor: number | undefined;
  #isAway = false;
  #refuse: CommandRefusal | undefined;

  constructor(script: Script = {}) {
    const { rules = presetRules('mb.site4'), seed = 1, seat } = script;
    const policy = { undo: SETTINGS.undo, pause: SETTINGS.pause };
    this.#script = script;
    this.#rules = rules;
    this.#viewer = seat === undefined ? { as: 'kibitzer' } : { as: 'seat', seat };
    const [opened, ...more] = openTable({ rules, seating: seatingFor(seat), policy });
    if (opened === undefined) throw new Error('A table begins with an event.');
    this.#log = [opened, ...more];
    this.#table = more.reduce<Table>(evolveTable, evolveTable(undefined, opened));
    this.#chance = seededChance(seed);
  }

  readonly way: OpenWire = (ends) => {
    this.opened += 1;
    if (this.#isAway) queueMicrotask(ends.ended);
    else {
      this.#ends = ends;
      queueMicrotask(() => this.#ends === ends && ends.opened());
    }
    return {
      send: (text) => {
        if (this.#ends === ends) queueMicrotask(() => this.#ends === ends && this.#take(text));
      },
      close: () => {
        if (this.#ends === ends) this.#drop();
      },
    };
  };

  table(): Table {
    return this.#table;
  }

  /** Something happens that the person did not ask for. */
  happens(command: Command): void {
    const refusal = this.#happen(command);
    if (refusal) throw new Error(refusal.reason);
    this.#release();
  }

  /** One more deal to its last card, by whoever sits there. */
  deal(): void {
    this.happens({ type: 'deal', deal: randomDeal(this.#chance), coin: 'first' });
    for (;;) {
      const [seat] = waitingFor(this.#table);
      const [action] = seat && this.#table.board ? legalActions(this.#table.board, seat) : [];
      if (action === undefined) break;
      this.#happen({ type: 'act', action });
    }
    this.#release();
  }

  tell(notice: Notice): void {
    this.#ends?.heard(encodeNotice(notice));
  }

  /** The wire breaks; what was on its way is lost. */
  cut(): void {
    this.#drop()?.ended();
  }

  /** Nobody answers a new wire until `back`. */
  away(): void {
    this.#isAway = true;
    this.cut();
  }

  back(): void {
    this.#isAway = false;
  }

  /** Refuses the next command so. */
  refuseNext(refusal: CommandRefusal): void {
    this.#refuse = refusal;
  }

  #drop(): WireEnds | undefined {
    const ends = this.#ends;
    this.#ends = undefined;
    this.#cursor = undefined;
    return ends;
  }

  #released() {
    return ReleasedAtTable.to(this.#viewer, this.#log);
  }

  #release(): void {
    if (this.#cursor === undefined) return;
    const news = this.#released().slice(this.#cursor);
    this.#cursor += news.length;
    for (const one of news) this.#ends?.heard(encodeReleased(CODE, one));
  }

  #happen(command: Command): CommandRefusal | undefined {
    const decision = decideTable(this.#table, command);
    if (!decision.ok) return decision.refusal;
    this.#log.push(...decision.value);
    this.#table = decision.value.reduce<Table>(evolveTable, this.#table);
    return undefined;
  }

  #botsPlay(): void {
    for (;;) {
      const bot = waitingFor(this.#table).find((each) => botsAt(this.#table.seating).includes(each));
      const [action] = bot && this.#table.board ? legalActions(this.#table.board, bot) : [];
      if (action === undefined || this.#happen({ type: 'act', action })) return;
    }
  }

  #next(): CommandRefusal | undefined {
    const [N = 'SA', E = 'SA', S = 'SA', W = 'SA'] = shuffledPack(this.#chance);
    switch (stageOf(this.#table)) {
      case 'over':
        return this.#happen({ type: 'openMatch', rules: this.#rules });
      case 'drawing':
        return this.#happen({ type: 'draw', cards: { N, E, S, W } });
      default:
        return this.#happen({ type: 'deal', deal: randomDeal(this.#chance), coin: 'first' });
    }
  }

  #carryOut(ask: Ask): CommandRefusal | undefined {
    switch (ask.type) {
      case 'next':
        return this.#next();
      case 'close':
        return this.#happen({ type: 'close', why: 'people' });
      case 'act':
      case 'askUndo':
      case 'answerUndo':
      case 'pause':
      case 'resume':
        return this.#happen(ask);
      default:
        return undefined;
    }
  }

  #refusalOf({ seen, ask }: ClientMessageOf<'command'>): CommandRefusal | undefined {
    const { seat, isHost = true } = this.#script;
    const unseen = this.#released().map(({ event }) => event);
    if (this.#refuse) return this.#refuse;
    const standing = mayNotAsk(ask, { host: isHost, ...(seat && { seat }) });
    if (standing) return standing;
    return isOutdated(ask, unseen.slice(seen)) ? { reason: 'outdated' } : this.#carryOut(ask);
  }

  #answer(message: ClientMessageOf<'command'>): Notice {
    const { id } = message;
    const before = this.#answers.get(id);
    if (before) return before;
    const refusal = this.#refusalOf(message);
    this.#refuse = undefined;
    if (!refusal) this.carriedOut.push(id);
    const made: Notice = refusal
      ? { type: 'refused', id, refusal }
      : { type: 'accepted', id, table: CODE, seen: this.#released().length };
    this.#answers.set(id, made);
    return made;
  }

  #watch({ seen, as }: Following): void {
    const { seat, isHost = true, people = [{ who: 1, name: 'Ola', is: 'here', ...(seat && { seat }) }] } = this.#script;
    const anew = as === undefined;
    this.#cursor = anew ? 0 : seen;
    this.tell({ type: 'watching', table: CODE, you: 1, viewer: this.#viewer, seen: this.#cursor, anew });
    this.#release();
    this.tell({ type: 'people', table: CODE, host: isHost ? 1 : 2, people });
    this.tell({ type: 'ruleCard', table: CODE, card: 1, rules: this.#rules, agreed: seat ? [1] : [] });
    this.tell({ type: 'settings', table: CODE, settings: SETTINGS });
    if (seat) this.tell({ type: 'returnCode', table: CODE, code: 'KMTPQRST' });
  }

  #greet({ tables }: ClientMessageOf<'hello'>): void {
    const { seat, isHost = true } = this.#script;
    const mine = seat ? [{ table: CODE, seat, host: isHost }] : [];
    this.tell({ type: 'welcome', version: PROTOCOL_VERSION, tables: mine });
    for (const following of tables) this.#watch(following);
  }

  #command(message: ClientMessageOf<'command'>): void {
    this.asked.push(message.ask);
    this.tell(this.#answer(message));
    this.#release();
    this.#botsPlay();
    this.#release();
  }

  #take(text: string): void {
    const decoded = decodeClient(text);
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.refusal));
    this.#hear(decoded.value);
  }

  #hear(message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        this.#greet(message);
        break;
      case 'watch':
        this.#watch(message);
        break;
      case 'ping':
        this.tell({ type: 'pong', number: message.number });
        break;
      case 'command':
        this.#command(message);
        break;
      case 'openTable':
        this.tell({ type: 'accepted', id: message.id, table: CODE, seen: 0 });
        break;
      case 'comeBack':
        this.tell({ type: 'refused', id: message.id, refusal: { reason: 'no-such-code', kind: 'return' } });
        break;
      case 'leave':
        break;
    }
  }
}
