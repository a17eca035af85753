import { validationError } from '#domain/problems.ts';
import type { DeviceTime } from '#domain/surveys/outbox/recorded-at.ts';
import { checkNewSurvey, checkSurveyEdit, inactiveVolunteer } from '#domain/surveys/rules.ts';
import type { SurveyBody, SurveyInput } from '#domain/surveys/survey-schema.ts';
import { tryWriteAudit } from '../audit-log.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { findActiveVolunteer } from '../volunteers/store.ts';
import { toApiSurvey } from './api-survey.ts';
import type { OwnedSurvey } from './change-survey.ts';
import { keeperOf } from './duplicates/merged-away.ts';
import { idempotentCreate } from './idempotency/idempotent-create.ts';
import { findOperationResults } from './idempotency/operation-results.ts';
import { decryptNumbers, maskedNumbers } from './identity-numbers.ts';
import { listSurveys } from './list.ts';
import { openSealedNumbers } from './open-sealed-numbers.ts';
import { deleteSurvey, type Owner, restoreSurvey, undoDelete, updateSurvey } from './store.ts';
import { ensureNotDeletedForOwner, findSurveyFor, toApiSurveyOf } from './visible-survey.ts';

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
      return listSurveys(ctx, { ...query, status: 'live' }, actor.id);
    },

    async listSurveys({ query }) {
      return listSurveys(ctx, query, query.volunteer_id);
    },

    async createSurvey({ by, actor, body, idempotencyKey }) {
      const draft = openSealedNumbers(ctx.sealing, body);
      const findOwner = async () => {
        const fieldErrors = checkNewSurvey(draft, { actorIsAdmin: actor.is_admin });
        if (fieldErrors.length > 0) throw validationError(fieldErrors);
        return ownerOfNew(ctx, actor, draft);
      };
      const sent = { householdId: body.household_id, differentFrom: body.different_from };
      const creation = { draft, device: body, ...sent, findOwner, by, idempotencyKey };
      return { data: toApiSurveyOf(await idempotentCreate(ctx, creation)) };
    },

    async readSurvey({ by, actor, id }) {
      const entry = await findSurveyFor(ctx, actor, id, 'read');
      const { aadhar_sealed, other_document_sealed, deleted_by_name } = entry;
      const hasNumbers = aadhar_sealed !== null || other_document_sealed !== null;
      const event = { action: 'readWhole', thing: 'survey', thingId: id } as const;
      const isRecorded = !hasNumbers || (await tryWriteAudit(ctx, { ...by, ...event }));
      const numbers = isRecorded ? decryptNumbers(ctx.vault, entry) : maskedNumbers(entry);
      const survey = toApiSurvey(entry, entry.volunteer_name, numbers);
      const merged_into = entry.deleted_at === null ? null : await keeperOf(ctx.db, id);
      const rest = { deleted_by_name, numbers_withheld: !isRecorded, merged_into };
      return { data: { ...survey, ...rest } };
    },

    async updateSurvey({ by, actor, id, body, expectedVersion, idempotencyKey: key }) {
      const draft = openSealedNumbers(ctx.sealing, body);
      const edited = await updateSurvey(
        ctx,
        id,
        by,
        async (entry, database, isMergedAway) => {
          if (!isMergedAway) ensureNotDeletedForOwner(actor, entry);
          const fieldErrors = checkSurveyEdit(draft, {
            actorIsAdmin: actor.is_admin,
            stored: maskedNumbers(entry),
          });
          if (fieldErrors.length > 0) throw validationError(fieldErrors);
          const newOwner = await newOwnerOf({ ...ctx, db: database }, actor, draft, entry);
          return { draft, newOwner, expectedVersion };
        },
        {
          operation: key ? { key, action: 'update', surveyId: id, draft } : undefined,
          device: deviceTimeOfEdit(body),
          differentFrom: body.different_from,
        },
      );
      return { data: toApiSurveyOf(edited) };
    },

    async deleteSurvey({ by, id, expectedVersion, idempotencyKey: key }) {
      await deleteSurvey(ctx, id, by, expectedVersion, {
        operation: key ? { key, action: 'delete', surveyId: id } : undefined,
      });
      return {};
    },

    async undoDeleteSurvey({ by, id, idempotencyKey: key }) {
      const undone = await undoDelete(ctx, id, by, {
        operation: key ? { key, action: 'undo', surveyId: id } : undefined,
      });
      return { data: toApiSurveyOf(undone) };
    },

    async readOperationResults({ actor, query }) {
      return { data: await findOperationResults(ctx, actor.id, query.keys) };
    },

    async restoreSurvey({ by, id }) {
      return { data: toApiSurveyOf(await restoreSurvey(ctx, id, by)) };
    },
  };
}

/** A reply that is sent back has the entry's own recorded_at, and no offset. */
function deviceTimeOfEdit(body: SurveyBody): DeviceTime | undefined {
  return typeof body.device_offset_ms === 'number' ? body : undefined;
}

async function ownerOfNew(
  ctx: AppContext,
  actor: SignedInActor,
  draft: SurveyInput,
): Promise<Owner> {
  if (!actor.is_admin || draft.volunteer_id === actor.id) return actor;
  return (await findActiveVolunteer(ctx, draft.volunteer_id ?? 0)) ?? refuseVolunteer();
}

/**
 * The volunteer to whom an admin gives the entry. The present owner may have left since; only a new one must
 * be active.
 */
async function newOwnerOf(
  ctx: AppContext,
  actor: SignedInActor,
  { volunteer_id: id }: SurveyInput,
  entry: OwnedSurvey,
): Promise<Owner | undefined> {
  if (!actor.is_admin || id === undefined || id === null || id === entry.volunteer_id) return;
  return (await findActiveVolunteer(ctx, id)) ?? refuseVolunteer();
}

function refuseVolunteer(): never {
  throw validationError([inactiveVolunteer]);
}
