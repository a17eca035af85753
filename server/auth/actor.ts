import type { RequestActor } from '../audit-log/audit-log.ts';

export interface SignedInActor extends RequestActor {
  is_editor: boolean;
  name: string;
  sessionHash: string;
}
