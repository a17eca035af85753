import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { TRASH_RETENTION_DAYS } from '#domain/retention.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';

export function eraseEnquiriesJob(ctx: AppContext): Job {
  return {
    everyMs: HOUR_MS,
    run: () => eraseDeletedEnquiries(ctx),
    failure: 'deleted queries could not be erased',
  };
}

/** Removes the rows, as visitors may ask for erasure. */
export async function eraseDeletedEnquiries({ db, now }: AppContext): Promise<void> {
  const before = new Date(now().getTime() - TRASH_RETENTION_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('enquiries').where('deleted_at', '<', before).execute();
}
