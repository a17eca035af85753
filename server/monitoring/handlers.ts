import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { readDiskSpace } from './disk-space.ts';
import { readOverdueJobs } from './overdue-jobs.ts';

export function monitoringHandlers(
  ctx: AppContext,
): Pick<Handlers, 'readDiskSpace' | 'readOverdueJobs'> {
  const startedAt = ctx.now();
  return {
    readDiskSpace: async () => ({ data: await readDiskSpace(ctx.config) }),
    readOverdueJobs: async () => ({ data: await readOverdueJobs(ctx, startedAt) }),
  };
}
