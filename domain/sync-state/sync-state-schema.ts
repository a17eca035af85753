import * as z from 'zod';

export const syncState = z.strictObject({
  /** Changes with a restore: operations sent since the backup must be sent again. */
  epoch: z.string(),
  sealing_key: z.strictObject({
    id: z.string(),
    /** The uncompressed P-256 point, 65 bytes in base64. */
    public_key: z.string(),
  }),
  password_min_length: z.int(),
});
export type SyncState = z.infer<typeof syncState>;
