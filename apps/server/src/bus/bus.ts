// How processes tell each other that something happened. A message is only a hint: who needs it reads the log.

/** Table `table` has reached `entries` entries. */
export type Hint = { readonly table: string; readonly entries: number };

/** Short-lived words that are not kept: a phrase, somebody who came or went. Texts for whoever serves the table too. */
export type Whisper = { readonly table: string; readonly text: string };

/** Work that one process of all should take: the bots' turn at a table. A job may be lost or done twice; the log decides. */
export type Job = { readonly table: string; readonly entries: number };

/** What listens returns a function that ends it. Nobody is called within the call that tells. Nothing here throws while a connection is lost. */
export type Bus = {
  /** Heard by all processes, the own one too. */
  readonly hint: (hint: Hint) => void;
  readonly onHint: (hear: (hint: Hint) => void) => () => void;
  /** Heard by all other processes, not by the one that whispers. */
  readonly whisper: (whisper: Whisper) => void;
  readonly onWhisper: (hear: (whisper: Whisper) => void) => () => void;
  readonly offer: (job: Job) => void;
  /** Of all who take, one gets each job; while the connection is lost, one of this process. */
  readonly take: (work: (job: Job) => void) => () => void;
  /** False while the connection to others is lost; hints are then healed by a slow poll. */
  readonly isConnected: () => boolean;
  readonly close: () => Promise<void>;
};
