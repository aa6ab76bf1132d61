// The line to the table server: it is opened again whenever it breaks, and what was asked goes out again. Nothing is lost by a cut.

import {
  type Asking,
  clientStep,
  decodeServer,
  encodeClient,
  type Happening,
  type News,
  type Notice,
  type NoticeOf,
  newOutbox,
  type Outbox,
  type ServerMessage,
  type TableCode,
} from '@minibridge/protocol';
import { createStore, type Store } from '../app/store';
import { type KeeperParts, keepWire } from './keep-wire';

/** How it stands with the line, as people are told. */
export type LineState =
  /** The first attempt of this page. */
  | { readonly is: 'connecting' }
  | { readonly is: 'up' }
  /** It is tried again. `restart`: the server has said that it starts anew. */
  | { readonly is: 'again'; readonly why: 'cut' | 'restart' }
  /** Another window of the same person has taken over. */
  | { readonly is: 'elsewhere' }
  /** This page is older than the server. */
  | { readonly is: 'reload' };

/** What is only shown, as it came. */
type ShownNotice = Exclude<Notice, NoticeOf<'left' | 'accepted' | 'refused' | 'reload' | 'error'>>;

/** What the line tells: what a message means for a table, or what is only shown. */
export type Told = News | ShownNotice;

export type LineParts = Pick<KeeperParts, 'ways' | 'timers' | 'spread'> & { readonly tell: (told: Told) => void };

export type Line = {
  readonly state: Store<LineState>;
  readonly ask: (message: Asking) => void;
  readonly follow: (table: TableCode) => void;
  readonly unfollow: (table: TableCode) => void;
  /** How many events of `table` have been seen. */
  readonly seen: (table: TableCode) => number;
  /** Looks at once whether the line holds, and tries it if not: the network is back, or the page is looked at again. */
  readonly wake: () => void;
  /** Plays on here after another window had taken over. */
  readonly takeOver: () => void;
};

function isShown(message: ServerMessage): message is ShownNotice {
  switch (message.type) {
    case 'released':
    case 'left':
    case 'accepted':
    case 'refused':
    case 'reload':
    case 'error':
      return false;
    default:
      return true;
  }
}

/** What a text of the server is; one that cannot be read is passed over, since the server may be newer. */
function read(text: string): ServerMessage | undefined {
  const decoded = decodeServer(text);
  return decoded.ok ? decoded.value : undefined;
}

type Outgoing = Pick<LineParts, 'tell'> & { readonly send: (text: string) => void };

/** What this page has seen and asked, and what is said because something happens to it. */
function openOutbox({ tell, send }: Outgoing) {
  let outbox: Outbox = newOutbox();
  const happens = (happening: Happening): void => {
    const step = clientStep(outbox, happening);
    outbox = step.outbox;
    for (const news of step.news) tell(news);
    for (const message of step.send) send(encodeClient(message));
  };
  return { happens, seen: (table: TableCode) => outbox.tables.get(table)?.seen ?? 0 };
}

/** The line of this page. It begins at once. */
export function openLine({ tell, ...parts }: LineParts): Line {
  const state = createStore<LineState>({ is: 'connecting' });
  let pings = 0;
  const { happens, seen } = openOutbox({ tell, send: (text) => keeper.send(text) });
  const keeper = keepWire({
    ...parts,
    opened: () => happens({ type: 'connected' }),
    heard: (text) => take(read(text)),
    ping: () => {
      pings += 1;
      keeper.send(encodeClient({ type: 'ping', number: pings }));
    },
    broken: ({ hadWorked, isRestart, pause }) => {
      happens({ type: 'disconnected' });
      if (hadWorked || pause > 0) again(isRestart ? 'restart' : 'cut');
    },
  });

  /** Every try that brings nothing is the same news. */
  function again(why: 'cut' | 'restart'): void {
    const now = state.value();
    if (now.is !== 'again' || now.why !== why) state.set({ is: 'again', why });
  }
  function stand(is: 'elsewhere' | 'reload'): void {
    keeper.stop();
    happens({ type: 'disconnected' });
    state.set({ is });
  }
  function open(): void {
    happens({ type: 'disconnected' });
    keeper.open();
  }
  function closing({ why, retryAfter }: NoticeOf<'closing'>): void {
    if (why === 'other-window') stand('elsewhere');
    else keeper.comesBack(retryAfter, why === 'restart');
  }
  function take(message: ServerMessage | undefined): void {
    if (message === undefined) return;
    happens({ type: 'heard', message });
    if (message.type === 'welcome') {
      keeper.works();
      state.set({ is: 'up' });
    }
    if (message.type === 'closing') closing(message);
    if (message.type === 'reload') stand('reload');
    if (isShown(message)) tell(message);
  }

  open();
  return { ...lineOf({ state, happens, open, check: keeper.check }), seen };
}

type Inside = {
  readonly state: Store<LineState>;
  readonly happens: (happening: Happening) => void;
  readonly open: () => void;
  readonly check: () => void;
};

/** What the page may do with its line. */
function lineOf({ state, happens, open, check }: Inside): Omit<Line, 'seen'> {
  return {
    state,
    ask: (message) => happens({ type: 'asked', message }),
    follow: (table) => happens({ type: 'follow', table }),
    unfollow: (table) => happens({ type: 'unfollow', table }),
    wake: () => {
      const { is } = state.value();
      if (is === 'up') check();
      if (is === 'again') open();
    },
    takeOver: () => {
      state.set({ is: 'connecting' });
      open();
    },
  };
}
