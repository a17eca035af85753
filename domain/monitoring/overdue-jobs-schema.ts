import * as z from 'zod';

export const overdueJobs = z.strictObject({
  /** Null: the nightly backup is not late, or switched off. */
  backup: z
    .strictObject({
      last_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Enquiries that should have reached the trust by mail; 0 without a mail server. */
  unsent_mails: z.int(),
});
export type OverdueJobs = z.infer<typeof overdueJobs>;
