// Digests of a database's content, for comparing two states.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { keysOf } from '#domain/collections/keys-of.ts';
import type { AppContext } from '#server/context.ts';
import type { Tables } from '#server/db/tables.ts';
import type { RunQuery } from './query-database.ts';

/**
 * Whether a table is the same after a request that changes nothing. False: the program changes it in the
 * background, or counts refusals in it.
 */
const IS_COMPARED: Record<keyof Tables, boolean> = {
  volunteers: true,
  sessions: true,
  second_factors: true,
  rate_limit_counters: false,
  surveys: true,
  count_buckets: false,
  survey_counts: true,
  survey_versions: true,
  survey_keys: true,
  erased_surveys: true,
  survey_pairs: false,
  survey_merges: true,
  look_alike_queue: false,
  waiting_reports: true,
  audit_log: true,
  audit_seals: false,
  enquiries: true,
  erased_enquiries: true,
  donations: true,
  donation_changes: true,
  receipt_numbers: true,
  images: true,
  image_trash: true,
  unpublished_images: true,
  image_keys: true,
  files: true,
  withdrawn_files: true,
  website_documents: true,
  website_versions: true,
  website_previews: true,
  website_mails: true,
  saved_views: true,
  survey_corrections: true,
  correction_steps: true,
  privacy_notices: true,
  consents: true,
  privacy_requests: true,
  privacy_request_steps: true,
  places: true,
  place_names: true,
  place_spellings: true,
  metadata: false,
};
const TABLES = keysOf(IS_COMPARED).filter((name) => IS_COMPARED[name]);
const REFUSAL_ACTIONS: readonly unknown[] = [
  'signInFailed',
  'changePasswordFailed',
  'confirmPasswordFailed',
  'codeAsked',
  'wrongCode',
  'refused',
];
/** Changed in the background, or by every authenticated request. */
const VOLATILE_COLUMNS = ['variants_mark', 'last_seen_at'];

/** @returns a function that makes the digest of a running program's tables */
export function tablesDigester({
  db,
  dialect,
}: Pick<AppContext, 'db' | 'dialect'>): () => Promise<string> {
  const runQuery: RunQuery = async (query) =>
    (await sql.raw<Record<string, unknown>>(query).execute(db)).rows;
  if (dialect.name === 'postgres') return () => digestByPostgres(runQuery);
  let known = { changes: -1, digest: '' };
  return async () => {
    // All rows that the program's only writing connection has ever changed.
    const [row] = await runQuery('select total_changes() as changes');
    const changes = Number(row?.changes);
    if (changes !== known.changes) known = { changes, digest: await digestBySqlite(runQuery) };
    return known.digest;
  };
}

function digestBySqlite(runQuery: RunQuery): Promise<string> {
  const withoutRefusals: RunQuery = async (query) =>
    (await runQuery(query)).filter(({ action }) => !REFUSAL_ACTIONS.includes(action));
  return digestOf(withoutRefusals, TABLES, VOLATILE_COLUMNS);
}

/** In one query: a digest for each table. */
async function digestByPostgres(runQuery: RunQuery): Promise<string> {
  const refusals = REFUSAL_ACTIONS.map((action) => `'${action}'`).join();
  const volatile = VOLATILE_COLUMNS.map((column) => ` - '${column}'`).join('');
  const digests = TABLES.map((table) => {
    const rows = `select (to_jsonb(one)${volatile})::text as row from "${table}" one`;
    const counted = table === 'audit_log' ? `${rows} where action not in (${refusals})` : rows;
    return `select md5(string_agg(row, ' ' order by row)) as digest from (${counted}) as ${table}_rows`;
  });
  return JSON.stringify(await runQuery(digests.join(' union all ')));
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
