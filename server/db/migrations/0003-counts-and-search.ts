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
    .modifyEnd(dialect.tableEnd)
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
  await db.schema.createIndex('survey_blocks_until').on('survey_blocks').column('until').execute();
  await dialect.keepTallies(db);
  await dialect.createSearchByKind(db);
}
