import * as z from 'zod';

/** What a device needs to know of the store before it can work without a network. */
export const store = z.strictObject({
  /** Another one after a restore: what was sent since the backup must be sent again. */
  epoch: z.string(),
  sealing_key: z.strictObject({
    id: z.string(),
    /** The uncompressed P-256 point, 65 bytes in base64. */
    public_key: z.string(),
  }),
});
export type Store = z.infer<typeof store>;
