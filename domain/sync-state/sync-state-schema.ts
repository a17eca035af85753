import * as z from 'zod';

/** A rescue file with it is imported as one of the account. */
const rescueProof = z.strictObject({ account: z.int(), mac: z.string() });
export type RescueProof = z.infer<typeof rescueProof>;

export const syncState = z.strictObject({
  /** Changes with a restore: operations sent since the backup must be sent again. */
  epoch: z.string(),
  sealing_key: z.strictObject({
    id: z.string(),
    /** The uncompressed P-256 point, 65 bytes in base64. */
    public_key: z.string(),
  }),
  rescue_proof: rescueProof,
  password_min_length: z.int(),
});
export type SyncState = z.infer<typeof syncState>;
