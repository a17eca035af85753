import type { Actor } from '#domain/permissions.ts';

/** Who is asking: the session's volunteer, as they stand in the store at this moment. */
export interface SignedInActor extends Actor {
  name: string;
  sessionHash: string;
}
