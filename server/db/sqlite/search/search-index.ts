// Changed surveys wait in a table and are indexed in batches, which is cheaper (docs/decisions/0011-search.md).
import type { DatabaseSync } from 'node:sqlite';
import { resultCode, SQLITE_CONSTRAINT, SQLITE_CORRUPT } from '../result-code.ts';
import {
  INDEX_KINDS,
  type IndexKind,
  indexName,
  ownerTrigramSql,
  ownerWordSql,
  phoneticIndexName,
  rowidOf,
  STATES,
} from './index-layout.ts';

function insertInto(kind: IndexKind, from: string): string {
  return `
    insert into ${indexName(kind)} (rowid, text)
    select ${rowidOf('surveys.')}, ${ownerTrigramSql('surveys.')} || char(10) || surveys.search_text
    from ${from}
    where surveys.survey_type = '${kind.type}' and surveys.deleted_at ${STATES[kind.state]}`;
}

function insertPhoneticTerms(kind: IndexKind, from: string): string {
  return `
    insert into ${phoneticIndexName(kind)} (rowid, words)
    select ${rowidOf('surveys.')}, ${ownerWordSql('surveys.')} || ' ' || surveys.sounds
    from ${from}
    where surveys.survey_type = '${kind.type}' and surveys.deleted_at ${STATES[kind.state]}`;
}

/** A batch of 64 blocks the main thread for some 20 ms; 256 would take a quarter less work, and 60 ms. */
const MAX_WAITING = 64;
/** A constraint is violated by an entry that is in the index already. */
const DAMAGE_CODES = [SQLITE_CORRUPT, SQLITE_CONSTRAINT];
/** A cross join reads the waiting ones first; SQLite would begin with all surveys of a type. */
const WAITING_SURVEYS = 'survey_search_waiting cross join surveys using (id)';

/** @returns a function that indexes the waiting surveys, if many, in the open transaction */
export function searchIndexer(database: DatabaseSync, maxWaiting = MAX_WAITING): () => void {
  const prepare = (text: string) => {
    const statement = database.prepare(text);
    // Rowids exceed Number.MAX_SAFE_INTEGER.
    statement.setReadBigInts(true);
    return statement;
  };
  const hasMany = prepare(`select 1 from survey_search_waiting limit 1 offset ${maxWaiting - 1}`);
  const kindsOfWaiting = database.prepare(`
    select was as name from survey_search_waiting where was is not null
    union
    select 'survey_search_' || iif(deleted_at is null, 'live_', 'deleted_') || survey_type
    from ${WAITING_SURVEYS}`);
  const steps = INDEX_KINDS.map((kind) => ({
    name: indexName(kind),
    remove: [indexName(kind), phoneticIndexName(kind)].map((table) =>
      prepare(`delete from ${table} where rowid in (
        select place from survey_search_waiting where was = '${indexName(kind)}')`),
    ),
    insert: [insertInto, insertPhoneticTerms].map((insert) =>
      prepare(insert(kind, WAITING_SURVEYS)),
    ),
  }));
  const empty = prepare('delete from survey_search_waiting');
  function indexWaiting(): void {
    const names = kindsOfWaiting.all().map(({ name }) => name);
    const needed = steps.filter(({ name }) => names.includes(name));
    for (const step of needed) for (const statement of step.remove) statement.run();
    for (const step of needed) for (const statement of step.insert) statement.run();
  }
  return () => {
    if (!hasMany.get()) return;
    try {
      indexWaiting();
    } catch (error) {
      if (!DAMAGE_CODES.includes(resultCode(error))) throw error;
      rebuildIndex(database);
    }
    empty.run();
  };
}

/** Blocks the thread for some 30 s with 100,000 entries, but without it every further entry would be refused. */
function rebuildIndex(database: DatabaseSync): void {
  for (const kind of INDEX_KINDS) {
    for (const table of [indexName(kind), phoneticIndexName(kind)]) {
      database.exec(`insert into ${table} (${table}) values ('delete-all')`);
    }
    database.exec(insertInto(kind, 'surveys'));
    database.exec(insertPhoneticTerms(kind, 'surveys'));
  }
}
