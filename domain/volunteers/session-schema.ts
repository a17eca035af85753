import * as z from 'zod';

export const ownSession = z.strictObject({
  current: z.boolean(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof ownSession>;
