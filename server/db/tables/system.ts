// Tables for the program's own operation.
import type { Generated } from 'kysely';

export interface RateLimitCountersTable {
  key: string;
  count: number;
  first_at: string;
  last_at: string;
}

export type CounterRow = RateLimitCountersTable;

/** The audit log. Append-only, and without values of fields. */
export interface AuditLogTable {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  action: string;
  thing: string;
  thing_id: number | null;
  thing_name: string | null;
  origin: string;
}

export interface MetadataTable {
  name: string;
  value: string;
}
