// Events never have the values that were written or read.
import type { Kysely } from 'kysely';
import type { AuditAction, AuditEntity } from '#domain/audit-log/audit-log.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Tables } from '../db/tables.ts';

const storedAction = (action: AuditAction): string => (action === 'revert' ? 'putBack' : action);
export const shownAction = (stored: string): string => (stored === 'putBack' ? 'revert' : stored);

export interface AuditActor {
  /** Null: the program itself, or a failed sign-in. */
  id: number | null;
  /** IP address, or the name of a command or job. */
  origin: string;
}

export interface RequestActor extends Actor {
  origin: string;
}

export interface NewAuditEvent {
  by: AuditActor;
  action: AuditAction;
  entity: AuditEntity;
  /** Null: a list, an image, a file, a document, an unknown account. */
  id: number | null;
  /** An image, an endpoint, a place, an export, or a document with its language, as in bank/hi. */
  name?: string;
}

/** Pass the transaction of the recorded change, if there is one. */
export async function writeAudit(
  db: Kysely<Tables>,
  event: NewAuditEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: now.toISOString(),
      actor_id: event.by.id,
      action: storedAction(event.action),
      entity: event.entity,
      entity_id: event.id,
      entity_name: event.name ?? null,
      origin: event.by.origin,
    })
    .execute();
}
