// Every limit of the wire, in one place: the decoders keep them, docs/protocol.md shows them.

// biome-ignore format: a table
export const LIMITS = {
  /** Bytes (UTF-8) of one message from a client: the largest is a table with rules of its own, about 1,500. */
  clientBytes: 8_192,
  /** Bytes of one message from the server: the largest is the list of people. */
  serverBytes: 65_536,
  /** Tables that one connection follows: a teacher's room. */
  tables: 40,
  /** People at one table, spectators too. */
  people: 64,
  /** Commands without an answer that a client keeps; more are refused on the spot. */
  waiting: 32,
  /** Characters of the id that a client gives a command. */
  idShortest: 8, idLongest: 32,
  /** Signs of a person's or a bot's name as people count them, and its bytes (UTF-8): twenty families of four fit. */
  name: 40, nameBytes: 512,
  /** Code points of one such sign: a family of four with the colours of their skins has eleven. Clusters have no end by themselves. */
  signPoints: 16,
  /** Characters of a session's token. */
  session: 128,
  /** Released events of one table; also the highest number of a rule card. */
  events: 10_000_000,
  /** Rows of a target table. */
  targetRows: 20,
  /** Milliseconds to wait before trying again. */
  retryAfter: 3_600_000,
} as const;

function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** How many bytes `text` takes as UTF-8. */
export function utf8Bytes(text: string): number {
  return [...text].reduce((bytes, sign) => bytes + bytesOf(sign.codePointAt(0) ?? 0), 0);
}

/** Whether `text` is longer than `limit` bytes; a long text is not counted to its end. */
export function isLonger(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  return text.length * 3 > limit && utf8Bytes(text) > limit;
}
