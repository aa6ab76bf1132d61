// The tables of the database, the same in both engines. `table_id` is the name of a table of players.

/** `touched`: milliseconds since 1970. PostgreSQL also counts the entries here, in `entries`: the row is what appends wait for. */
type Tables = { table_id: string; touched: number };

type Entries = { table_id: string; seq: number; entry: string };

type Secrets = { table_id: string; deal: number; text: string };

type Answers = { table_id: string; id: string; text: string };

/** SQLite alone: entries and answers on their way to their places, in the order in which they came. */
type Arrivals = {
  number: number;
  table_id: string;
  seq: number;
  entry: string | null;
  answer_id: string | null;
  answer: string | null;
};

type People = { person: string; table_id: string };

/** `used`: milliseconds since 1970. */
type Sessions = { token_hash: string; person: string; used: number };

type ReturnCodes = { table_id: string; person: string; code_hash: string };

/** One row, filled and emptied to see whether there is room to write. */
type Probe = { id: number; filling: string };

export type Schema = {
  tables: Tables;
  entries: Entries;
  secrets: Secrets;
  answers: Answers;
  arrivals: Arrivals;
  people: People;
  sessions: Sessions;
  return_codes: ReturnCodes;
  probe: Probe;
};
