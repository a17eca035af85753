// The search index of SQLite: one trigram index for each kind of entry, its rows numbered by when the
// entry was recorded. So it counts without reading an entry, and gives its rows in the order of a list.
// Changed entries wait in a table until they are many, because the index takes a hundred in little more
// time than one. The search reads those that wait. The tables and triggers are the first migration's.
import type { DatabaseSync } from 'node:sqlite';
import { KINDS, type Kind, markInSql, nameOf, placeOf, STATES } from './search-terms.ts';

function putInto(kind: Kind, from: string): string {
  return `
    insert into ${nameOf(kind)} (rowid, text)
    select ${placeOf('surveys.')}, ${markInSql('surveys.')} || char(10) || surveys.search_text
    from ${from}
    where surveys.survey_type = '${kind.type}' and surveys.deleted_at ${STATES[kind.state]}`;
}

const MOST_WAITING = 256;

/**
 * What brings the waiting entries into the index when they are many, in the transaction that is open.
 * The database must have the schema by then.
 */
export function searchIndexer(database: DatabaseSync, most = MOST_WAITING): () => void {
  const prepare = (text: string) => {
    const statement = database.prepare(text);
    // The number of a row in the index is larger than JavaScript's own.
    statement.setReadBigInts(true);
    return statement;
  };
  const many = prepare(`select 1 from survey_search_waiting limit 1 offset ${most - 1}`);
  const steps = [
    ...KINDS.map((kind) =>
      prepare(`delete from ${nameOf(kind)} where rowid in (
        select place from survey_search_waiting where was = '${nameOf(kind)}')`),
    ),
    ...KINDS.map((kind) => prepare(putInto(kind, 'survey_search_waiting join surveys using (id)'))),
    prepare('delete from survey_search_waiting'),
  ];
  return () => {
    if (!many.get()) return;
    for (const step of steps) step.run();
  };
}
