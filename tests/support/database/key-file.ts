import { readFileSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { decryptDonorId } from '#server/donations/donor-id-columns.ts';
import { decryptPan } from '#server/enquiries/pan-columns.ts';
import { openContext } from '#server/startup/open-context.ts';
import {
  decryptNumbers,
  numbersSearched,
} from '#server/surveys/identity-numbers/identity-numbers.ts';
import { type KeyRing, readKeys } from '#server/vault/keys.ts';
import type { RunQuery } from '../app/query-database.ts';

export const readKeyFile = (file: string): KeyRing => readKeys(readFileSync(file, 'utf8'), file);

type IdentityNumbers = [
  id: number,
  version: number,
  aadhaar: string | null,
  document: string | null,
];

/** Decrypts the numbers of every entry and version, and finds each by its index. */
export async function decryptedNumbers(
  variables: Record<string, string>,
): Promise<IdentityNumbers[]> {
  const { ctx, close } = await openContext(readConfig(variables), () => {});
  try {
    const entries = await ctx.db.selectFrom('surveys').selectAll().orderBy('id').execute();
    const versions = await ctx.db
      .selectFrom('survey_versions')
      .select('snapshot')
      .orderBy('survey_id')
      .orderBy('version')
      .execute();
    const states = [...entries, ...versions.map(({ snapshot }) => JSON.parse(snapshot))];
    const numbersOfEntries = states.map((state): IdentityNumbers => {
      const { aadhar_no, other_document_no } = decryptNumbers(ctx.vault, state);
      const by = (number: string | null) => numbersSearched(ctx.vault, number ?? '');
      const found = [by(aadhar_no).aadhaarIndex, by(other_document_no).documentNumberIndex];
      const stored = [state.aadhar_index ?? undefined, state.other_document_index ?? undefined];
      if (`${found}` !== `${stored}`)
        throw new Error(`entry ${state.id} is not found by its numbers`);
      return [state.id, state.version, aadhar_no, other_document_no];
    });
    return [...numbersOfEntries, ...(await numbersOfDonors(ctx))];
  } finally {
    await close();
  }
}

/** Numbers of donations and of requests for receipts. */
async function numbersOfDonors({ db, vault }: AppContext): Promise<IdentityNumbers[]> {
  const gifts = await db.selectFrom('donations').selectAll().orderBy('id').execute();
  const requests = await db.selectFrom('enquiries').selectAll().orderBy('id').execute();
  return [
    ...gifts.map(
      (row): IdentityNumbers => [row.id, row.version, null, decryptDonorId(vault, row) ?? null],
    ),
    ...requests.map((row): IdentityNumbers => [row.id, 1, null, decryptPan(vault, row) ?? null]),
  ];
}

const ENCRYPTED_TABLES = [
  'surveys',
  'survey_versions',
  'survey_keys',
  'donations',
  'enquiries',
  'metadata',
];

/** Everything encrypted or indexed with the keys. */
export async function encryptedValuesIn(runQuery: RunQuery): Promise<string[]> {
  const rows = [];
  for (const table of ENCRYPTED_TABLES) {
    rows.push(...(await runQuery(`select * from ${table}`)));
  }
  rows.push(...(await runQuery('select key as counter_index from rate_limit_counters')));
  const text = JSON.stringify(rows).replaceAll('\\"', '"');
  const encrypted = text.match(/v1\.[\w+/=]{20,}/g) ?? [];
  const indexed = [...text.matchAll(/"(?:\w+_index|body_digest)":"([^"]+)"/g)];
  return [...new Set([...encrypted, ...indexed.map(([, index = '']) => index)])];
}
