import * as z from 'zod';

export const ownSession = z.strictObject({
  /** The one of the request. */
  current: z.boolean(),
  /** As the browser sent it at sign-in. */
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof ownSession>;
