import type { Actor, Caller } from '#domain/permissions.ts';

export interface SignedInActor extends Actor, Caller {
  name: string;
  sessionHash: string;
}
