import { fail } from '#domain/problems.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { decidePair } from './decide-pair.ts';
import { compareLatest } from './detection/compare-queued-job.ts';
import { listPairs, readPair } from './list-pairs.ts';

export function pairHandlers(
  ctx: AppContext,
  wakeComparing: () => Promise<void>,
): Pick<Handlers, 'listPairs' | 'decidePair'> {
  return {
    async listPairs({ query }) {
      await compareLatest(ctx, wakeComparing);
      return listPairs(ctx, query);
    },

    async decidePair({ actor, id, otherId, body }) {
      const older = Math.min(id, otherId);
      const newer = Math.max(id, otherId);
      await decidePair(ctx, { ids: [older, newer], decision: body, by: actor });
      return { data: (await readPair(ctx, older, newer)) ?? fail('pairNotFound') };
    },
  };
}
