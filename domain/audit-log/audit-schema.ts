import * as z from 'zod';
import { MAX_ID } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_PAGE_SIZE } from '../paging.ts';
import { day, numberBetween, optional } from '../schemas/query-schemas.ts';
import { namedId } from '../schemas/reply-schemas.ts';
import { AUDIT_ENTITIES, DEFAULT_AUDIT_EVENTS } from './audit-log.ts';

const id = optional(numberBetween(1, MAX_ID));

export const auditQuery = z.object({
  volunteer_id: id,
  entity: optional(z.enum(AUDIT_ENTITIES)),
  entity_id: id,
  until: day,
  before: id,
  limit: optional(numberBetween(1, MAX_PAGE_SIZE)).transform(
    (sent) => sent ?? DEFAULT_AUDIT_EVENTS,
  ),
});
export type AuditQuery = z.output<typeof auditQuery>;

export const auditEvent = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: the program itself, or a failed sign-in. */
  by: namedId.nullable(),
  /** An AuditAction, or a word of an earlier release. */
  action: z.string(),
  entity: z.string(),
  entity_id: z.int().nullable(),
  entity_name: z.string().nullable(),
  /** The part of the website, with its English title. */
  document: z
    .strictObject({ name: z.string(), locale: z.enum(LANGUAGES), title: z.string() })
    .nullable(),
  /** IP address, or the name of a command or job. */
  origin: z.string(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const auditSeal = z.strictObject({
  head: z.string(),
  sealed_at: z.iso.datetime(),
});
export type AuditSeal = z.infer<typeof auditSeal>;

export const auditEvents = z.strictObject({
  data: z.array(auditEvent),
  /** `before` of the next request; null after the oldest event. */
  next: z.int().nullable(),
  seal: auditSeal.nullable(),
});
