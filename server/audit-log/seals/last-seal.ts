import type { AuditSeal } from '#domain/audit-log/audit-schema.ts';
import type { AppContext } from '../../context.ts';
import { headOf } from './seal.ts';

/** @returns null within the first minute of a trust */
export async function readLastSeal({ db }: Pick<AppContext, 'db'>): Promise<AuditSeal | null> {
  const seal = await db
    .selectFrom('audit_seals')
    .select(['chain', 'sealed_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return seal ? { head: headOf(seal), sealed_at: seal.sealed_at } : null;
}
