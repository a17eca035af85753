import { HOUR_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { retentionLimit } from '../retention.ts';

export function eraseEnquiriesJob(ctx: AppContext): Job {
  return {
    everyMs: HOUR_MS,
    // An hour for a wrong clock to be noticed: what is erased is gone for good.
    first: 'afterInterval',
    run: () => eraseDeletedEnquiries(ctx),
    failure: 'deleted enquiries could not be erased',
  };
}

/** Visitors may ask for erasure, so the rows go. */
export async function eraseDeletedEnquiries({ db, now }: AppContext): Promise<void> {
  const limit = retentionLimit(now());
  await db.deleteFrom('enquiries').where('deleted_at', '<=', limit).execute();
}
