import { KEPT_DAYS } from '#domain/enquiries/enquiry-work.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';

const HOUR_MS = 3_600_000;

export function eraseEnquiriesJob(ctx: AppContext): Job {
  return {
    everyMs: HOUR_MS,
    run: () => eraseDeletedEnquiries(ctx),
    failure: 'deleted queries could not be erased',
  };
}

/** For good, as visitors may ask for erasure. */
export async function eraseDeletedEnquiries({ db, now }: AppContext): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * HOUR_MS).toISOString();
  await db.deleteFrom('enquiries').where('deleted_at', '<', before).execute();
}
