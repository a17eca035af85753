import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Tables } from '../tables.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Pictures that admins upload, describe, replace and delete; what is removed waits in a trash. */
export async function up(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const { sortedText } = dialect;
  const emptyText = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
  await db.schema.alterTable('images').addColumn('name_key', 'text', emptyText).execute();
  await db.schema.alterTable('images').addColumn('original', 'text', emptyText).execute();
  await db.schema.alterTable('images').addColumn('alt', 'text', emptyText).execute();
  await sql`update images
    set name_key = lower(name), original = 'originals/' || hash || '.' || format`.execute(db);
  await db.schema.createIndex('images_name_key').unique().on('images').column('name_key').execute();
  await db.schema.createIndex('images_hash').on('images').column('hash').execute();

  await db.schema
    .createTable('image_trash')
    .modifyEnd(dialect.tableEnd)
    .addColumn('id', 'integer', dialect.ownNumber)
    .addColumn('name', sortedText, required)
    .addColumn('format', 'text', required)
    .addColumn('hash', 'text', required)
    .addColumn('original', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('alt', 'text', required)
    .addColumn('modified_at', sortedText, required)
    .addColumn('drawn_mark', 'text')
    .addColumn('removal', 'text', required)
    .addColumn('removed_at', sortedText, required)
    .addColumn('removed_by', 'integer', (column) => column.notNull().references('volunteers.id'))
    .execute();
  await db.schema
    .createIndex('image_trash_removed')
    .on('image_trash')
    .columns(['removed_at', 'id'])
    .execute();

  await db.schema
    .createTable('images_taken_down')
    .modifyEnd(dialect.tableEnd)
    .addColumn('name_key', 'text', (column) => column.primaryKey().notNull())
    .execute();

  await db.schema.alterTable('activity').addColumn('thing_name', 'text').execute();
}
