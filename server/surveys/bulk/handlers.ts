import type * as z from 'zod';
import type { bulkEndpoints } from '#domain/endpoints/bulk-endpoints.ts';
import { BULK_MAX } from '#domain/surveys/bulk/bulk.ts';
import type { bulkChange } from '#domain/surveys/bulk/bulk-schema.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Log } from '../../log.ts';
import { findNewOwner } from '../changes/owner.ts';
import { ensureNote } from '../corrections/handlers.ts';
import { listSurveyIds } from '../search/search-and-filter.ts';
import { type BulkChange, changeMany, undoMany } from './change-many.ts';

export function bulkHandlers(
  ctx: AppContext,
  log: Log,
): Pick<Handlers, keyof typeof bulkEndpoints> {
  return {
    async findSurveyIds({ query }) {
      return { data: await listSurveyIds(ctx, query, BULK_MAX) };
    },

    async changeManySurveys({ actor, body, idempotencyKey: key }) {
      const change = await toBulkChange(ctx, body, key);
      return {
        data: await changeMany(ctx, log, { ids: [...new Set(body.ids)], change, by: actor }),
      };
    },

    async undoManySurveys({ actor, body, idempotencyKey: key }) {
      return {
        data: await undoMany(ctx, log, {
          entries: body.entries,
          change: { action: body.action, key },
          by: actor,
        }),
      };
    },
  };
}

async function toBulkChange(
  ctx: AppContext,
  { action, volunteer_id, note }: z.infer<typeof bulkChange>,
  key: string | undefined,
): Promise<BulkChange> {
  if (action === 'reassign') return { action, owner: await findNewOwner(ctx, volunteer_id), key };
  if (action === 'send_back') return { action, note: ensureNote({ note }), key };
  return { action, key };
}
