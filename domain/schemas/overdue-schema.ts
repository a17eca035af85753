import * as z from 'zod';

/** What the program should have done by itself. */
export const overdueJobs = z.strictObject({
  /** null: the nightly backup is not late, or switched off. */
  backup: z
    .strictObject({
      /** null: there is none yet. */
      last_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Enquiries that should have reached the trust by mail. 0 where no mail server is configured. */
  unsent_mails: z.int(),
});
export type OverdueJobs = z.infer<typeof overdueJobs>;
