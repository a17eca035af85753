// A seal is a link of a hash chain: its events and the seal before it. Making one needs the keys.
import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditLogTable, AuditSealsTable } from '../../db/tables/system.ts';
import type { Tables } from '../../db/tables.ts';

export const SEAL_SIZE = 5000;
/** Hexadecimal digits that are shown and written down: 64 bits. */
const HEAD_LENGTH = 16;

export interface SealedRange {
  first_id: number;
  last_id: number;
  events: number;
  sealed_at: string;
}

/** @param before the previous chain; empty for the first @param digest of the events */
export function chainOf(
  before: string,
  { first_id, last_id, events, sealed_at }: SealedRange,
  digest: string,
): string {
  return sha256(JSON.stringify([before, first_id, last_id, events, sealed_at, digest]));
}

export async function digestOfEvents(
  db: Kysely<Tables>,
  firstId: number,
  lastId: number,
): Promise<{ events: number; digest: string }> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '>=', firstId)
    .where('id', '<=', lastId)
    .orderBy('id')
    .execute();
  return { events: rows.length, digest: sha256(rows.map(lineOf).join('\n')) };
}

function lineOf({
  id,
  at,
  actor_id,
  action,
  entity,
  entity_id,
  entity_name,
  origin,
}: Omit<AuditLogTable, 'id'> & { id: number }): string {
  return JSON.stringify([id, at, actor_id, action, entity, entity_id, entity_name, origin]);
}

export const sealLocation = (uid: string): string => `audit_seals|${uid}|chain`;

/** `7f3a 09bc 1d2e 44a0`, short enough for paper. */
export function headOf({ chain }: Pick<AuditSealsTable, 'chain'>): string {
  return chain.slice(0, HEAD_LENGTH).match(/.{4}/g)?.join(' ') ?? '';
}

function sha256(text: string): string {
  return hash('sha256', text);
}
