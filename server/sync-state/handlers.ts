import type { AppContext } from '../context.ts';
import { readEpoch } from '../db/metadata/epoch.ts';
import type { Handlers } from '../http/handlers.ts';

export function syncStateHandlers(ctx: AppContext): Pick<Handlers, 'readSyncState'> {
  return {
    async readSyncState() {
      const { id, publicKey } = ctx.keyPairs;
      return {
        data: {
          epoch: await readEpoch(ctx.db),
          sealing_key: { id, public_key: publicKey },
          password_min_length: ctx.config.passwordMinLength,
        },
      };
    },
  };
}
