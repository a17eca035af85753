import type { AuditEntity } from '#domain/audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import { type AuditActor, type NewAuditEvent, writeAudit } from './audit-log.ts';

interface WholeRead<Value> {
  by: AuditActor;
  entity: AuditEntity;
  id: number;
  /** Without a number there is nothing to record. */
  hasNumber: boolean;
  whole: () => Value;
  masked: () => Value;
}

/** Identity numbers are shown whole only if that can be recorded: on a full disk it cannot. */
export async function readWhole<Value>(
  ctx: AppContext,
  { by, entity, id, hasNumber, whole, masked }: WholeRead<Value>,
): Promise<{ value: Value; isWithheld: boolean }> {
  const event = { by, action: 'readWhole', entity, id } as const;
  const isWithheld = hasNumber && !(await tryWriteAudit(ctx, event));
  return { value: isWithheld ? masked() : whole(), isWithheld };
}

async function tryWriteAudit(
  { db, dialect, now }: AppContext,
  event: NewAuditEvent,
): Promise<boolean> {
  try {
    await writeAudit(db, event, now());
    return true;
  } catch (error) {
    if (!dialect.isUnavailable(error)) throw error;
    return false;
  }
}
