import type { Caller } from '#domain/permissions.ts';
import type { RequestActor } from '../audit-log.ts';

export interface SignedInActor extends RequestActor, Caller {
  is_admin: boolean;
  name: string;
  sessionHash: string;
}
