import { validationError } from '#domain/problems.ts';
import { BULK_MAX } from '#domain/surveys/bulk/bulk.ts';
import { inactiveVolunteer } from '#domain/surveys/rules.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findActiveVolunteer } from '../../volunteers/store.ts';
import { ensureNote } from '../corrections/correction-handlers.ts';
import { findIds } from '../find-surveys.ts';
import { changeMany, undoMany } from './change-many.ts';

type BulkEndpoints = 'findSurveyIds' | 'changeManySurveys' | 'undoManySurveys';

export function bulkHandlers(ctx: AppContext): Pick<Handlers, BulkEndpoints> {
  return {
    async findSurveyIds({ query }) {
      return { data: await findIds(ctx, query, BULK_MAX) };
    },

    async changeManySurveys({ by, body, idempotencyKey: key }) {
      const { action, ids, volunteer_id } = body;
      const isReassigned = action === 'reassign';
      const owner = isReassigned ? await findActiveVolunteer(ctx, volunteer_id ?? 0) : undefined;
      if (isReassigned && !owner) throw validationError([inactiveVolunteer]);
      const note = action === 'send_back' ? ensureNote(body) : '';
      return { data: await changeMany(ctx, [...new Set(ids)], { action, owner, note, key }, by) };
    },

    async undoManySurveys({ by, body, idempotencyKey: key }) {
      return { data: await undoMany(ctx, body.entries, { action: body.action, key }, by) };
    },
  };
}
