// The search index of SQLite: one trigram index for each kind of entry, its rows numbered by when the
// entry was recorded. So it counts without reading an entry, and gives its rows in the order of a list.
// Changed entries wait in a table until they are many, because the index takes a hundred in little more
// time than one. The search reads those that wait.
import type { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { KINDS, type Kind, markInSql, nameOf, placeOf, STATES } from './sqlite-search-words.ts';
import type { Tables } from './tables.ts';

/** The one of the first version, which migration 0003 takes away. */
export async function createFirstSearch(db: Kysely<Tables>): Promise<void> {
  await sql`
    create virtual table survey_search using fts5(
      search_text, content='surveys', content_rowid='id', detail='none',
      tokenize='trigram case_sensitive 1'
    )`.execute(db);
  await sql`
    create trigger survey_search_insert after insert on surveys begin
      insert into survey_search (rowid, search_text) values (new.id, new.search_text);
    end`.execute(db);
  await sql`
    create trigger survey_search_update after update of search_text on surveys
    when old.search_text <> new.search_text begin
      insert into survey_search (survey_search, rowid, search_text)
        values ('delete', old.id, old.search_text);
      insert into survey_search (rowid, search_text) values (new.id, new.search_text);
    end`.execute(db);
  await sql`
    create trigger survey_search_delete after delete on surveys begin
      insert into survey_search (survey_search, rowid, search_text)
        values ('delete', old.id, old.search_text);
    end`.execute(db);
}

export async function createSearchByKind(db: Kysely<Tables>): Promise<void> {
  for (const verb of ['insert', 'update', 'delete']) {
    await sql`drop trigger ${sql.ref(`survey_search_${verb}`)}`.execute(db);
  }
  await sql`drop table survey_search`.execute(db);
  await sql`create unique index surveys_place on surveys (${sql.raw(placeOf(''))})`.execute(db);
  await sql`
    create table survey_search_waiting (
      id integer primary key not null, place integer not null, was text
    ) strict`.execute(db);
  for (const kind of KINDS) {
    await sql`
      create virtual table ${sql.table(nameOf(kind))} using fts5(
        text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1'
      )`.execute(db);
    await sql.raw(putInto(kind, 'surveys')).execute(db);
  }
  const changed = SEARCHED.map((column) => `old.${column} is not new.${column}`).join(' or ');
  await waitAfter(db, 'insert', 'new', 'null');
  await waitAfter(db, 'delete', 'old', WAS);
  // An edit that leaves all of them as they were costs nothing.
  await waitAfter(db, `update of ${SEARCHED.join(', ')}`, 'new', WAS, `when ${changed}`);
}

const SEARCHED = ['search_text', 'survey_type', 'deleted_at', 'volunteer_id'];
/** The index that has the entry until now. */
const WAS = `'survey_search_' || iif(old.deleted_at is null, 'live_', 'deleted_') || old.survey_type`;

async function waitAfter(
  db: Kysely<Tables>,
  event: string,
  row: 'old' | 'new',
  was: string,
  when = '',
): Promise<void> {
  const [verb] = event.split(' ');
  await sql
    .raw(`
      create trigger survey_search_${verb} after ${event} on surveys ${when} begin
        insert into survey_search_waiting (id, place, was)
        values (${row}.id, ${placeOf(`${row}.`)}, ${was}) on conflict do nothing;
      end`)
    .execute(db);
}

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
