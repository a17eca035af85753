// These writes do not decide the outcome of a request: reads work while the database is read-only or busy.
import type { AppContext } from '../context.ts';
import type { Log } from '../log.ts';
import { waitAtMost } from '../process/wait-at-most.ts';

const WAIT_MS = 250;
/** Other requests need not repeat a pending write. */
const pending = new Set<string>();

interface BestEffortWrite {
  key: string;
  what: string;
  log: Pick<Log, 'error'>;
}

export async function writeBestEffort(
  { dialect }: Pick<AppContext, 'dialect'>,
  { key, what, log }: BestEffortWrite,
  write: () => Promise<unknown>,
): Promise<void> {
  if (pending.has(key)) return;
  pending.add(key);
  const written = write()
    .catch((error) => {
      if (!dialect.isUnavailable(error)) log.error({ err: error }, `${what} could not be saved`);
    })
    .finally(() => pending.delete(key));
  await waitAtMost(WAIT_MS, written);
}
