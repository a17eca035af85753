import { readWhole } from '../audit-log/read-whole.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { toApiSurvey } from './api-survey.ts';
import { deleteSurvey, restoreSurvey, undoDelete } from './changes/delete-survey.ts';
import { findMergedEntries, findSurvivingEntry } from './duplicates/merged-entries.ts';
import { findSurveyFor } from './find-survey-for.ts';
import { findOperationResults } from './idempotency/operation-results.ts';
import { decryptNumbers, maskedNumbers } from './identity-numbers/identity-numbers.ts';
import { listSurveys } from './list.ts';
import { createFromBody, updateFromBody } from './survey-from-body.ts';

type SurveyEndpoints =
  | 'listOwnSurveys'
  | 'listSurveys'
  | 'createSurvey'
  | 'readSurvey'
  | 'updateSurvey'
  | 'deleteSurvey'
  | 'undoDeleteSurvey'
  | 'readOperationResults'
  | 'restoreSurvey';

export function surveyHandlers(ctx: AppContext): Pick<Handlers, SurveyEndpoints> {
  return {
    async listOwnSurveys({ actor, query }) {
      return listSurveys(ctx, { ...query, status: 'live', volunteer_id: actor.id });
    },

    async listSurveys({ query }) {
      return listSurveys(ctx, query);
    },

    async createSurvey({ actor, body, idempotencyKey: key }) {
      const created = await createFromBody(ctx, { body, by: actor, key });
      return { data: toApiSurvey(created) };
    },

    async readSurvey({ actor, id }) {
      const entry = await findSurveyFor(ctx, actor, id, 'read');
      const hasNumber = entry.aadhar_sealed !== null || entry.other_document_sealed !== null;
      const { value: numbers, isWithheld } = await readWhole(ctx, {
        by: actor,
        entity: 'survey',
        id,
        hasNumber,
        whole: () => decryptNumbers(ctx.vault, entry),
        masked: () => maskedNumbers(entry),
      });
      return {
        data: {
          ...toApiSurvey(entry, numbers),
          deleted_by_name: entry.deleted_by_name,
          numbers_withheld: isWithheld,
          merged_into: entry.deleted_at === null ? null : await findSurvivingEntry(ctx.db, id),
          merged_from: actor.is_admin ? await findMergedEntries(ctx.db, id) : [],
        },
      };
    },

    async updateSurvey({ actor, id, body, expectedVersion, idempotencyKey: key }) {
      const change = { id, by: actor, expectedVersion, key };
      return { data: toApiSurvey(await updateFromBody(ctx, { ...change, body })) };
    },

    async deleteSurvey({ actor, id, expectedVersion, idempotencyKey: key }) {
      await deleteSurvey(ctx, { id, by: actor, expectedVersion, key });
      return {};
    },

    async undoDeleteSurvey({ actor, id, body, idempotencyKey: key }) {
      return { data: toApiSurvey(await undoDelete(ctx, { id, by: actor, key, device: body })) };
    },

    async readOperationResults({ actor, query }) {
      return { data: await findOperationResults(ctx, actor.id, query.keys) };
    },

    async restoreSurvey({ actor, id }) {
      return { data: toApiSurvey(await restoreSurvey(ctx, { id, by: actor })) };
    },
  };
}
