import { HOUR_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import { countAttempt, counterKey, refuseFor, windowWait } from './counter.ts';

const WINDOW_MS = HOUR_MS;
/** Enough for a large event, and for uploading each image again. */
export const MAX_UPLOADS = 300;
/** Repeats after a broken connection; without a limit, one key would allow unlimited uploads. */
const MAX_TRIES_PER_KEY = 5;

/** @throws Problem tooManyUploads with the seconds to wait; nothing is counted then */
export async function countUpload(
  ctx: AppContext,
  adminId: number,
  idempotencyKey: string | undefined,
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const transactionCtx = { ...ctx, db: transaction };
    if (idempotencyKey) {
      const key = counterKey(ctx, 'upload key', String(adminId), idempotencyKey);
      const { count: tries } = await countAttempt(transactionCtx, key, WINDOW_MS);
      if (tries > 1 && tries <= MAX_TRIES_PER_KEY) return;
    }
    const attempts = await countAttempt(
      transactionCtx,
      counterKey(ctx, 'uploads', String(adminId)),
      WINDOW_MS,
    );
    const wait = windowWait(attempts, MAX_UPLOADS + 1, WINDOW_MS, ctx.now().getTime());
    refuseFor(wait, 'tooManyUploads');
  });
}
