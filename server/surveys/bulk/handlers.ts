import type { bulkEndpoints } from '#domain/endpoints/bulk-endpoints.ts';
import { BULK_MAX } from '#domain/surveys/bulk/bulk.ts';
import type { ContextWithLog } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findNewOwner } from '../changes/owner.ts';
import { ensureNote } from '../corrections/handlers.ts';
import { findIds } from '../search/find-surveys.ts';
import { changeMany, undoMany } from './change-many.ts';

export function bulkHandlers(ctx: ContextWithLog): Pick<Handlers, keyof typeof bulkEndpoints> {
  return {
    async findSurveyIds({ query }) {
      return { data: await findIds(ctx, query, BULK_MAX) };
    },

    async changeManySurveys({ actor, body, idempotencyKey: key }) {
      const { action, ids, volunteer_id } = body;
      const owner = action === 'reassign' ? await findNewOwner(ctx, volunteer_id) : undefined;
      const note = action === 'send_back' ? ensureNote(body) : '';
      return {
        data: await changeMany(ctx, [...new Set(ids)], { action, owner, note, key }, actor),
      };
    },

    async undoManySurveys({ actor, body, idempotencyKey: key }) {
      return { data: await undoMany(ctx, body.entries, { action: body.action, key }, actor) };
    },
  };
}
