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

/** Append-only. The next one begins after `last_id`. */
export interface AuditSealsTable {
  id: Generated<number>;
  /** Random: the encryption context of the chain. */
  uid: string;
  /** Ids of events; some of them were never given. */
  first_id: number;
  last_id: number;
  events: number;
  sealed_at: string;
  /** SHA-256 over the chain of the seal before and the events. */
  chain: string;
  /** The same, encrypted: only a holder of the keys can make one. */
  chain_encrypted: string;
}

export interface MetadataTable {
  name: string;
  value: string;
}
