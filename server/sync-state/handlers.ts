import type { AppContext } from '../context.ts';
import { readEpoch } from '../db/metadata/epoch.ts';
import type { Handlers } from '../http/handlers.ts';
import { createRescueProof } from '../surveys/rescue/rescue-proof.ts';

export function syncStateHandlers(ctx: AppContext): Pick<Handlers, 'readSyncState'> {
  return {
    async readSyncState({ actor }) {
      const { id, publicKey } = ctx.keyPairs;
      return {
        data: {
          epoch: await readEpoch(ctx.db),
          sealing_key: { id, public_key: publicKey },
          rescue_proof: createRescueProof(ctx, actor.id),
          password_min_length: ctx.config.passwordMinLength,
        },
      };
    },
  };
}
