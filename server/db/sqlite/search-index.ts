// The search index of SQLite: one trigram index for each kind of entry, its rows numbered by when the
// entry was recorded. So it counts without reading an entry, and gives its rows in the order of a list.
// Changed entries wait in a table until they are many, because the index takes a hundred in little more
// time than one. The search reads those that wait. The tables and triggers are the first migration's.
import type { DatabaseSync } from 'node:sqlite';
import {
  INDEX_KINDS,
  type IndexKind,
  indexName,
  ownerMarkSql,
  rowidOf,
  STATES,
} from './search-terms.ts';

function insertInto(kind: IndexKind, from: string): string {
  return `
    insert into ${indexName(kind)} (rowid, text)
    select ${rowidOf('surveys.')}, ${ownerMarkSql('surveys.')} || char(10) || surveys.search_text
    from ${from}
    where surveys.survey_type = '${kind.type}' and surveys.deleted_at ${STATES[kind.state]}`;
}

const MAX_WAITING = 256;

/**
 * What brings the waiting entries into the index when they are many, in the transaction that is open.
 * The database must have the schema by then.
 */
export function searchIndexer(database: DatabaseSync, maxWaiting = MAX_WAITING): () => void {
  const prepare = (text: string) => {
    const statement = database.prepare(text);
    // The number of a row in the index is larger than JavaScript's own.
    statement.setReadBigInts(true);
    return statement;
  };
  const hasMany = prepare(`select 1 from survey_search_waiting limit 1 offset ${maxWaiting - 1}`);
  const steps = [
    ...INDEX_KINDS.map((kind) =>
      prepare(`delete from ${indexName(kind)} where rowid in (
        select place from survey_search_waiting where was = '${indexName(kind)}')`),
    ),
    ...INDEX_KINDS.map((kind) =>
      prepare(insertInto(kind, 'survey_search_waiting join surveys using (id)')),
    ),
    prepare('delete from survey_search_waiting'),
  ];
  return () => {
    if (!hasMany.get()) return;
    for (const step of steps) step.run();
  };
}
