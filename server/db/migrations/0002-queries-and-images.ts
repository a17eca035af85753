import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Tables } from '../tables.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What visitors write, the pictures of the site; what was counted of sign-ins now counts more. */
export async function up(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const { sortedText } = dialect;

  await db.schema
    .createTable('queries')
    .modifyEnd(dialect.tableEnd)
    .addColumn('id', 'integer', dialect.ownNumber)
    .addColumn('name', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('search_text', sortedText, required)
    .addColumn('created_at', sortedText, required)
    .addColumn('read_at', sortedText)
    .addColumn('mail_waiting', 'integer', (column) =>
      column.notNull().check(sql`mail_waiting in (0, 1)`),
    )
    .addColumn('mail_begun_at', sortedText)
    .execute();
  await db.schema
    .createIndex('queries_newest')
    .on('queries')
    .columns(['created_at', 'id'])
    .execute();
  await sql`create index queries_unread on queries (created_at, id)
    where read_at is null`.execute(db);
  await sql`create index queries_mail on queries (id) where mail_waiting = 1`.execute(db);

  await db.schema
    .createTable('images')
    .modifyEnd(dialect.tableEnd)
    .addColumn('name', sortedText, (column) => column.primaryKey().notNull())
    .addColumn('format', 'text', required)
    .addColumn('hash', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('modified_at', sortedText, required)
    .addColumn('drawn_mark', 'text')
    .addColumn('variants_mark', 'text')
    .execute();

  await db.schema.alterTable('sign_in_failures').renameTo('throttle_tallies').execute();
  await db.schema.alterTable('throttle_tallies').renameColumn('failures', 'count').execute();
}
