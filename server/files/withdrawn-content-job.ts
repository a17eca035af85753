import { HOUR_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { removeWithdrawnContent } from './withdraw.ts';

export function withdrawnContentJob(ctx: AppContext): Job {
  return {
    everyMs: HOUR_MS,
    run: (stopping) => removeWithdrawnContent(ctx, stopping),
    failure: 'withdrawn PDFs could not be erased',
  };
}
