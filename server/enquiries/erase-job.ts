import type { FastifyBaseLogger } from 'fastify';
import { KEPT_DAYS } from '#domain/enquiries/enquiry-work.ts';
import type { AppContext } from '../context.ts';
import { every, type StopJob } from '../jobs.ts';

const HOUR_MS = 3_600_000;

export function eraseEnquiriesHourly(
  ctx: AppContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
): StopJob {
  return every(
    { everyMs: HOUR_MS },
    () => eraseDeletedEnquiries(ctx),
    (err) => log.warn({ err }, 'deleted queries could not be erased'),
  );
}

/** For good, as visitors may ask for erasure. */
export async function eraseDeletedEnquiries({ db, now }: AppContext): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * HOUR_MS).toISOString();
  await db.deleteFrom('enquiries').where('deleted_at', '<', before).execute();
}
