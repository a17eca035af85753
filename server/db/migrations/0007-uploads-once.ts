import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Tables } from '../tables.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** An upload whose answer was lost can be sent again without hanging the picture twice. */
export async function up(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('image_keys')
    .modifyEnd(dialect.tableEnd)
    .addColumn('volunteer_id', 'integer', (column) => column.notNull().references('volunteers.id'))
    .addColumn('key', 'text', required)
    .addColumn('body_digest', 'text', required)
    .addColumn('original', 'text', required)
    .addColumn('removed_id', 'integer')
    .addColumn('at', dialect.sortedText, required)
    .addPrimaryKeyConstraint('image_keys_key', ['volunteer_id', 'key'])
    .execute();
}
