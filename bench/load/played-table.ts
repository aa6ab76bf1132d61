// A table that is measured, as the driver sees it: it acts, and is told when the answer and the news have come.

/** Bytes of all texts and buffers that viewers were sent. */
export type Traffic = { bytes: number };

export type Ear = {
  /** The one who acted has the answer. */
  readonly acknowledged: () => void;
  /** All four viewers have seen what was done; the table can act again. */
  readonly seenByAll: () => void;
};

export type PlayedTable = {
  /** Does the next thing of the board, whoever's turn it is. */
  readonly act: () => void;
  readonly close: () => void;
};

export type Opening = {
  /** Of the server, such as `127.0.0.1:8080`. */
  readonly address: string;
  /** Of a second process of the same service, to which east and west connect; absent: all four to the first. */
  readonly elsewhere?: string;
  /** 0, 1, …; tables begin with different boards. */
  readonly index: number;
  readonly ear: Ear;
  readonly traffic: Traffic;
};

/** Opens a table with four people who see everything that they may; ready for the first act. */
export type OpenTable = (opening: Opening) => Promise<PlayedTable>;
