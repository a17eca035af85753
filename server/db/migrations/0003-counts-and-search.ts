import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Tables } from '../tables.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Lists that need not be counted to be counted, and a search that counts without reading. */
export async function up(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const { sortedText } = dialect;
  await db.schema
    .createTable('survey_blocks')
    .modifyEnd(dialect.tableEnd)
    .addColumn('since', sortedText, (column) => column.primaryKey().notNull())
    .addColumn('until', sortedText, required)
    .execute();
  await db.schema
    .createTable('survey_tallies')
    .modifyEnd(dialect.keyedTableEnd)
    .addColumn('volunteer_id', 'integer', required)
    .addColumn('survey_type', 'text', required)
    .addColumn('deleted', 'integer', (column) => column.notNull().check(sql`deleted in (0, 1)`))
    .addColumn('since', sortedText, required)
    .addColumn('entries', 'integer', required)
    .addPrimaryKeyConstraint('survey_tallies_key', [
      'volunteer_id',
      'deleted',
      'survey_type',
      'since',
    ])
    .execute();
  await db.schema
    .createIndex('survey_tallies_since')
    .on('survey_tallies')
    .column('since')
    .execute();
  await db.schema.createIndex('survey_blocks_until').on('survey_blocks').column('until').execute();
  await dialect.coverLists(db);
  await shortenAnswers(db, dialect);
  await dialect.keepTallies(db);
  await countWhatIsThere(db, dialect);
  await dialect.createSearchByKind(db);
}

/** All of it in one block, which is parted later; where no block is open, nothing is counted yet. */
async function countWhatIsThere(db: Kysely<Tables>, { openBlockEnds }: Dialect): Promise<void> {
  if (!openBlockEnds) return;
  await sql`insert into survey_blocks (since, until) values ('0', ${openBlockEnds})`.execute(db);
  for (const whose of ['-1', 'volunteer_id']) {
    for (const since of ['', '0']) {
      await sql`
        insert into survey_tallies (volunteer_id, deleted, survey_type, since, entries)
        select ${sql.raw(whose)}, deleted_at is not null, survey_type, ${since}, count(*)
        from surveys group by 1, 2, 3`.execute(db);
    }
  }
}

/** What a key made can be read from the first version: the whole answer need not be kept beside it. */
async function shortenAnswers(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const part = (name: string) => sql`${dialect.parsedJson('answer')} ->> ${sql.lit(name)}`;
  await db.schema
    .createTable('survey_keys_short')
    .modifyEnd(dialect.tableEnd)
    .addColumn('volunteer_id', 'integer', (column) => column.notNull().references('volunteers.id'))
    .addColumn('key', 'text', required)
    .addColumn('body_digest', 'text', required)
    .addColumn('survey_id', 'integer', (column) => column.notNull().references('surveys.id'))
    .addColumn('owner_name', 'text', required)
    .addPrimaryKeyConstraint('survey_keys_short_key', ['volunteer_id', 'key'])
    .execute();
  await sql`
    insert into survey_keys_short (volunteer_id, key, body_digest, survey_id, owner_name)
    select volunteer_id, key, body_digest, cast(${part('id')} as integer), ${part('volunteer_name')}
    from survey_keys`.execute(db);
  await db.schema.dropTable('survey_keys').execute();
  await db.schema.alterTable('survey_keys_short').renameTo('survey_keys').execute();
}
