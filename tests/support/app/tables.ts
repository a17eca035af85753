// Digests of a database's content, for comparing two states.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '#server/context.ts';
import type { Tables } from '#server/db/tables.ts';
import type { RunQuery } from './ask.ts';

/** Without the rate-limit counters: they count refused requests too. */
const TABLES = [
  'volunteers',
  'surveys',
  'survey_versions',
  'survey_keys',
  'survey_counts',
  'audit_log',
  'privacy_notices',
  'consents',
  'privacy_requests',
  'privacy_request_steps',
  'enquiries',
  'donations',
  'donation_changes',
  'receipt_numbers',
  'images',
  'image_trash',
  'unpublished_images',
  'website_documents',
  'website_versions',
  'sessions',
  'second_factors',
] as const satisfies (keyof Tables)[];
const REFUSAL_ACTIONS: readonly unknown[] = [
  'signInFailed',
  'changePasswordFailed',
  'confirmPasswordFailed',
  'wrongCode',
  'refused',
];
/** Changed in the background, or by every authenticated request. */
const VOLATILE_COLUMNS = ['variants_mark', 'last_seen_at'];

export function digestOfTables({ db }: Pick<AppContext, 'db'>): Promise<string> {
  const runQuery: RunQuery = async (query) => {
    const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db);
    return rows.filter(({ action }) => !REFUSAL_ACTIONS.includes(action));
  };
  return digestOf(runQuery, TABLES, VOLATILE_COLUMNS);
}

export async function digestOfPostgres(runQuery: RunQuery): Promise<string> {
  const tables = await runQuery(
    "select table_name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return digestOf(
    runQuery,
    tables.map(({ table_name }) => table_name),
  );
}

async function digestOf(
  runQuery: RunQuery,
  tables: readonly string[],
  without: readonly string[] = [],
): Promise<string> {
  const replacer = (column: string, value: unknown) =>
    without.includes(column) ? undefined : value;
  const digest = createHash('sha256');
  for (const table of tables) {
    const rows = await runQuery(`select * from "${table}"`);
    const lines = rows.map((row) => JSON.stringify(row, replacer));
    digest.update(`${table}\n${lines.sort().join('\n')}`);
  }
  return digest.digest('hex');
}
