import type { Actor } from '#domain/permissions.ts';

export interface SignedInActor extends Actor {
  name: string;
  sessionHash: string;
}
