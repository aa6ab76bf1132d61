// The statement that appends to many tables at once. Its arguments are lists, one for each column.

import { type Kysely, sql } from 'kysely';
import { type Query, query } from './query.ts';
import type { Schema } from './schema.ts';
import type { Appended } from './store.ts';

/** What became of the append to each table. */
export type Verdict = { readonly table: string; readonly verdict: Appended };

const texts = (name: string) => sql`${name}::text[]`;
const numbers = (name: string) => sql`${name}::int[]`;

/** What is asked, table by table; locked in one order, so that two processes never wait for each other in a circle. */
const asked = sql`
  asked as materialized (
    select * from unnest(
      ${texts('tables')}, ${numbers('expected')}, ${numbers('counts')}, ${texts('ids')}, ${texts('answers')}, ${numbers('peopled')}
    ) as asked (table_id, expected, count, id, answer, peopled)
  ),
  locked as materialized (
    select table_id, entries from tables
    where table_id = any (array(select table_id from asked)) order by table_id for update
  ),
  repeated as materialized (
    select asked.table_id from asked join answers on answers.table_id = asked.table_id and answers.id = asked.id
  )`;

/** Which tables take the next numbers: those with as many entries as expected, and new ones. */
const kept = sql`
  fresh as materialized (
    select asked.*, locked.entries as there from asked left join locked on locked.table_id = asked.table_id
    where asked.table_id not in (select table_id from repeated)
  ),
  grown as (
    update tables set entries = fresh.expected + fresh.count, touched = ${'now'}::bigint
    from fresh where tables.table_id = fresh.table_id and fresh.there = fresh.expected
    returning tables.table_id
  ),
  made as (
    insert into tables (table_id, entries, touched)
    select table_id, count, ${'now'}::bigint from fresh where there is null and expected = 0 order by table_id
    on conflict do nothing returning table_id
  ),
  kept as materialized (select table_id from grown union all select table_id from made)`;

const entries = sql`
  new_entries as (
    insert into entries (table_id, seq, entry)
    select given.table_id, given.seq, given.entry
    from unnest(${texts('entryTables')}, ${numbers('seqs')}, ${texts('entries')}) as given (table_id, seq, entry)
    where given.table_id in (select table_id from kept)
  ),
  new_secrets as (
    insert into secrets (table_id, deal, text)
    select given.table_id, given.deal, given.text
    from unnest(${texts('secretTables')}, ${numbers('deals')}, ${texts('texts')}) as given (table_id, deal, text)
    where given.table_id in (select table_id from kept)
    on conflict (table_id, deal) do update set text = excluded.text
  ),
  new_answers as (
    insert into answers (table_id, id, text)
    select table_id, id, answer from asked where id is not null and table_id in (select table_id from kept)
  )`;

const people = sql`
  there as materialized (
    select * from unnest(${texts('personTables')}, ${texts('people')}) as there (table_id, person)
  ),
  gone as (
    delete from people using asked
    where asked.peopled = 1 and people.table_id = asked.table_id and asked.table_id in (select table_id from kept)
      and not exists (select from there where there.table_id = people.table_id and there.person = people.person)
  ),
  come as (
    insert into people (person, table_id)
    select person, table_id from there where table_id in (select table_id from kept)
    on conflict do nothing
  )`;

export const appendStatement = (db: Kysely<Schema>): Query<Verdict> =>
  query(
    sql<Verdict>`
      with ${asked}, ${kept}, ${entries}, ${people}
      select table_id as "table",
        case
          when table_id in (select table_id from repeated) then 'repeated'
          when table_id in (select table_id from kept) then 'kept'
          else 'conflict'
        end as verdict
      from asked`.compile(db),
  );
