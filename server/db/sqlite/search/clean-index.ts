// FTS5 only marks a deleted row: its words stay until SQLite merges the segments, which may never happen.
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';
import { INDEX_KINDS, indexName, phoneticIndexName } from './index-layout.ts';

const PAGES_A_STEP = 16;
/** Waiting requests run between two steps. */
const PAUSE_MS = 10;
/** A merge needs two segments, so each index first gets a filler row: text that nobody can type, or an owner 0. */
const INDEXES = INDEX_KINDS.flatMap((kind) => [
  { table: indexName(kind), was: indexName(kind), column: 'text', filler: '\u{F8FF}'.repeat(3) },
  { table: phoneticIndexName(kind), was: indexName(kind), column: 'words', filler: 'o0' },
]);
const FILLER_ROW = 0;

export async function cleanIndex(
  { db }: { db: Kysely<Tables> },
  stopping: AbortSignal,
): Promise<void> {
  await db.transaction().execute(removeErased);
  for (const { table, column, filler } of INDEXES) {
    const name = sql.table(table);
    await sql`insert or replace into ${name} (rowid, ${sql.ref(column)})
      values (${FILLER_ROW}, ${filler})`.execute(db);
    let hasMore = await merge(db, table, -PAGES_A_STEP);
    while (hasMore && !stopping.aborted) {
      await setTimeout(PAUSE_MS);
      hasMore = await merge(db, table, PAGES_A_STEP);
    }
    await sql`delete from ${name} where rowid = ${FILLER_ROW}`.execute(db);
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

async function removeErased(transaction: Transaction<Tables>): Promise<void> {
  const erased = sql`survey_search_waiting where id not in (select id from surveys)`;
  for (const { table, was } of INDEXES) {
    await sql`delete from ${sql.table(table)}
      where rowid in (select place from ${erased} and was = ${was})`.execute(transaction);
  }
  await sql`delete from ${erased}`.execute(transaction);
}

/** @param pages negative for the first step @returns whether there is more to merge */
function merge(db: Kysely<Tables>, table: string, pages: number): Promise<boolean> {
  const name = sql.table(table);
  return db.transaction().execute(async (transaction) => {
    const before = await countChanges(transaction);
    await sql`insert into ${name} (${sql.ref(table)}, rank) values ('merge', ${pages})`.execute(
      transaction,
    );
    // The command itself counts as one change.
    return (await countChanges(transaction)) - before > 1;
  });
}

async function countChanges(transaction: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(
    transaction,
  );
  return rows[0]?.changes ?? 0;
}
