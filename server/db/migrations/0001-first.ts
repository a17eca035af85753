import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Tables } from '../tables.ts';

const required = (column: import('kysely').ColumnDefinitionBuilder) => column.notNull();

/** Accounts and sessions, entries with their versions, what happened, what the store must know. */
export async function up(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const table = (name: string): CreateTableBuilder<string, never> =>
    db.schema.createTable(name).modifyEnd(dialect.tableEnd);
  const { sortedText } = dialect;
  const flag = (name: string) => (column: import('kysely').ColumnDefinitionBuilder) =>
    column.notNull().check(sql`${sql.ref(name)} in (0, 1)`);

  await table('volunteers')
    .addColumn('id', 'integer', dialect.ownNumber)
    .addColumn('name', sortedText, required)
    .addColumn('email', 'text', required)
    .addColumn('email_key', sortedText, required)
    .addColumn('phone', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('is_admin', 'integer', flag('is_admin'))
    .addColumn('search_text', sortedText, required)
    .addColumn('created_at', sortedText, required)
    .addColumn('deleted_at', sortedText)
    .execute();
  await sql`create unique index volunteers_email on volunteers (email_key)
    where deleted_at is null`.execute(db);

  await table('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('volunteer_id', 'integer', (column) => column.notNull().references('volunteers.id'))
    .addColumn('created_at', sortedText, required)
    .addColumn('last_seen_at', sortedText, required)
    .execute();
  await db.schema.createIndex('sessions_volunteer').on('sessions').column('volunteer_id').execute();

  await table('sign_in_failures')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('failures', 'integer', required)
    .addColumn('first_at', sortedText, required)
    .addColumn('last_at', sortedText, required)
    .execute();

  await table('surveys')
    .addColumn('id', 'integer', dialect.ownNumber)
    .addColumn('uid', 'text', required)
    .addColumn('survey_type', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('gender', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('age', 'integer', required)
    .addColumn('correspondence_address', 'text', required)
    .addColumn('permanent_address', 'text', required)
    .addColumn('same_address', 'integer', flag('same_address'))
    .addColumn('city', 'text', required)
    .addColumn('constituency', 'text', required)
    .addColumn('mobile_no', 'text', required)
    .addColumn('other_no', 'text', required)
    .addColumn('aadhar_sealed', 'text')
    .addColumn('aadhar_index', 'text')
    .addColumn('aadhar_last4', 'text')
    .addColumn('other_document_type', 'text')
    .addColumn('other_document_sealed', 'text')
    .addColumn('other_document_index', 'text')
    .addColumn('other_document_last4', 'text')
    .addColumn('physically_disabled', 'integer', flag('physically_disabled'))
    .addColumn('employed', 'integer', flag('employed'))
    .addColumn('income', 'integer', required)
    .addColumn('senior_citizen', 'integer', flag('senior_citizen'))
    .addColumn('class', 'text')
    .addColumn('father_name', 'text', required)
    .addColumn('mother_name', 'text', required)
    .addColumn('current_school', 'text', required)
    .addColumn('school_type', 'text')
    .addColumn('disability', 'text', required)
    .addColumn('search_text', sortedText, required)
    .addColumn('volunteer_id', 'integer', (column) => column.notNull().references('volunteers.id'))
    .addColumn('version', 'integer', required)
    .addColumn('created_at', sortedText, required)
    .addColumn('updated_at', sortedText, required)
    .addColumn('deleted_at', sortedText)
    .addColumn('deleted_by', 'integer', (column) => column.references('volunteers.id'))
    .execute();
  await createListIndexes(db);
  await dialect.createSearchIndex(db);

  await table('survey_versions')
    .addColumn('survey_id', 'integer', (column) => column.notNull().references('surveys.id'))
    .addColumn('version', 'integer', required)
    .addColumn('at', sortedText, required)
    .addColumn('by', 'integer', (column) => column.notNull().references('volunteers.id'))
    .addColumn('snapshot', 'text', required)
    .addPrimaryKeyConstraint('survey_versions_key', ['survey_id', 'version'])
    .execute();

  await table('survey_keys')
    .addColumn('volunteer_id', 'integer', (column) => column.notNull().references('volunteers.id'))
    .addColumn('key', 'text', required)
    .addColumn('body_digest', 'text', required)
    .addColumn('answer', 'text', required)
    .addPrimaryKeyConstraint('survey_keys_key', ['volunteer_id', 'key'])
    .execute();

  await table('activity')
    .addColumn('id', 'integer', dialect.ownNumber)
    .addColumn('at', sortedText, required)
    .addColumn('actor_id', 'integer')
    .addColumn('action', 'text', required)
    .addColumn('thing', 'text', required)
    .addColumn('thing_id', 'integer')
    .addColumn('origin', 'text', required)
    .execute();
  await db.schema
    .createIndex('activity_actor')
    .on('activity')
    .columns(['actor_id', 'action'])
    .execute();
  await dialect.makeAppendOnly(db, 'activity');

  await table('store_facts')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .execute();
}

/** One for each way that a list is walked; ties in time are broken by id. */
async function createListIndexes(db: Kysely<Tables>): Promise<void> {
  const walks = {
    surveys_live: 'created_at, id',
    surveys_live_type: 'survey_type, created_at, id',
    surveys_live_volunteer: 'volunteer_id, created_at, id',
    surveys_live_volunteer_type: 'volunteer_id, survey_type, created_at, id',
  };
  for (const [name, columns] of Object.entries(walks)) {
    await sql`create index ${sql.ref(name)} on surveys (${sql.raw(columns)})
      where deleted_at is null`.execute(db);
  }
  await sql`create index surveys_deleted on surveys (created_at, id)
    where deleted_at is not null`.execute(db);
  await sql`create index surveys_aadhar on surveys (aadhar_index)
    where aadhar_index is not null`.execute(db);
  await sql`create index surveys_other_document on surveys (other_document_index)
    where other_document_index is not null`.execute(db);
}
