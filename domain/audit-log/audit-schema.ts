import * as z from 'zod';
import { MAX_ID } from '../ids.ts';
import { MAX_PAGE_SIZE } from '../paging.ts';
import { day, numberBetween, optional } from '../schemas/query-schemas.ts';
import { AUDIT_THINGS, DEFAULT_AUDIT_EVENTS } from './audit-log.ts';

const id = optional(numberBetween(1, MAX_ID));

export const auditQuery = z.object({
  volunteer_id: id,
  thing: optional(z.enum(AUDIT_THINGS)),
  thing_id: id,
  /** The last day, in India. */
  until: day,
  /** Only events with a lower id. */
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
  by: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  /** An AuditAction; another word in events of earlier releases. */
  action: z.string(),
  /** An AuditThing, likewise. */
  thing: z.string(),
  thing_id: z.int().nullable(),
  /** Of an account, an image, a place, a document with its language, or a refused endpoint. */
  thing_name: z.string().nullable(),
  /** IP address, or the name of the command or job. */
  origin: z.string(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const auditSeal = z.strictObject({
  /** Of the chain, like `7f3a 09bc 1d2e 44a0`. */
  head: z.string(),
  sealed_at: z.iso.datetime(),
});
export type AuditSeal = z.infer<typeof auditSeal>;

export const auditEvents = z.strictObject({
  data: z.array(auditEvent),
  /** For `before` of the next request; null after the oldest event. */
  next: z.int().nullable(),
  /** The last one; null before the first. */
  seal: auditSeal.nullable(),
});
