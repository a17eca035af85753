import type { Generated } from 'kysely';

export interface RateLimitCountersTable {
  key: string;
  count: number;
  first_at: string;
  last_at: string;
}

export type CounterRow = RateLimitCountersTable;

/** Events never have values of fields. */
export interface AuditLogTable {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  action: string;
  entity: string;
  entity_id: number | null;
  entity_name: string | null;
  origin: string;
}

export interface AuditSealsTable {
  id: Generated<number>;
  uid: string;
  /** Ids of events; some of them were never given. */
  first_id: number;
  last_id: number;
  events: number;
  sealed_at: string;
  /** SHA-256 over the chain of the seal before and the events. */
  chain: string;
  /** Only a holder of the keys can make one. */
  chain_encrypted: string;
}

export interface MetadataTable {
  name: string;
  value: string;
}
