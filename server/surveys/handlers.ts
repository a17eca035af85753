import { may } from '#domain/permissions.ts';
import { ensure, fail, validationError } from '#domain/problems.ts';
import { checkNewSurvey, checkSurveyEdit, inactiveVolunteer } from '#domain/surveys/rules.ts';
import type { SurveyDraft } from '#domain/surveys/survey-schema.ts';
import { writeAudit } from '../audit-log.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { findActiveVolunteer } from '../volunteers/store.ts';
import { idempotentCreate } from './idempotent-create.ts';
import { decryptNumbers, maskedNumbers } from './identity-numbers.ts';
import { listSurveys } from './list.ts';
import { auditedBy, findVisibleSurvey, toApiSurveyOf } from './seen-entry.ts';
import { toApiSurvey } from './serialize.ts';
import {
  deleteSurvey,
  type FoundSurvey,
  findSurvey,
  type Owner,
  restoreSurvey,
  undoDelete,
  updateSurvey,
} from './store.ts';

type SurveyEndpoints =
  | 'listOwnSurveys'
  | 'listSurveys'
  | 'createSurvey'
  | 'readSurvey'
  | 'updateSurvey'
  | 'deleteSurvey'
  | 'undoDeleteSurvey'
  | 'restoreSurvey';

export function surveyHandlers(ctx: AppContext): Pick<Handlers, SurveyEndpoints> {
  return {
    async listOwnSurveys({ actor, query }) {
      return listSurveys(ctx, { ...query, status: 'live' }, actor.id);
    },

    async listSurveys({ query }) {
      return listSurveys(ctx, query, query.volunteer_id);
    },

    async createSurvey({ actor, body, origin, idempotencyKey }) {
      const fieldErrors = checkNewSurvey(body, { actorIsAdmin: actor.is_admin });
      if (fieldErrors.length > 0) throw validationError(fieldErrors);
      const entry = await idempotentCreate(ctx, {
        draft: body,
        findOwner: () => ownerOfNew(ctx, actor, body),
        by: auditedBy(actor, origin),
        idempotencyKey,
      });
      return { data: entry };
    },

    async readSurvey({ actor, id, origin }) {
      const entry = await findVisibleSurvey(ctx, actor, id);
      ensure(may(actor, 'read', entry));
      const { aadhar_sealed, other_document_sealed, deleted_by_name } = entry;
      const hasNumbers = aadhar_sealed !== null || other_document_sealed !== null;
      const isRecorded = !hasNumbers || (await auditRead(ctx, { actor, id, origin }));
      const numbers = isRecorded ? decryptNumbers(ctx.vault, entry) : maskedNumbers(entry);
      const survey = toApiSurvey(entry, entry.volunteer_name, numbers);
      return { data: { ...survey, deleted_by_name, numbers_withheld: !isRecorded } };
    },

    async updateSurvey({ actor, id, body, origin, expectedVersion }) {
      const entry = await findVisibleSurvey(ctx, actor, id);
      ensure(may(actor, 'update', entry));
      const fieldErrors = checkSurveyEdit(body, {
        actorIsAdmin: actor.is_admin,
        stored: maskedNumbers(entry),
      });
      if (fieldErrors.length > 0) throw validationError(fieldErrors);
      const ownerId = await ownerAfterEdit(ctx, actor, body, entry);
      const edit = auditedBy(actor, origin);
      const row = await updateSurvey(ctx, id, body, ownerId, edit, expectedVersion);
      return { data: toApiSurveyOf(row, (await findSurvey(ctx, id)) ?? entry) };
    },

    async deleteSurvey({ actor, id, origin, expectedVersion }) {
      const entry = await findVisibleSurvey(ctx, actor, id);
      ensure(may(actor, 'delete', entry));
      await deleteSurvey(ctx, id, auditedBy(actor, origin), expectedVersion);
      return {};
    },

    async undoDeleteSurvey({ actor, id, origin }) {
      const entry = (await findSurvey(ctx, id)) ?? fail('surveyNotFound');
      const row = await undoDelete(ctx, id, auditedBy(actor, origin));
      return { data: toApiSurveyOf(row, entry) };
    },

    async restoreSurvey({ actor, id, origin }) {
      const entry = (await findSurvey(ctx, id)) ?? fail('surveyNotFound');
      const row = await restoreSurvey(ctx, id, auditedBy(actor, origin));
      return { data: toApiSurveyOf(row, entry) };
    },
  };
}

/** @returns false where nothing can be written, as on a full disk: reading goes on, but for what must be recorded */
async function auditRead(
  { db, dialect, now }: AppContext,
  { actor, id, origin }: { actor: SignedInActor; id: number; origin: string },
): Promise<boolean> {
  const event = { actorId: actor.id, action: 'readWhole', thing: 'survey', origin } as const;
  try {
    await writeAudit(db, { ...event, thingId: id }, now());
    return true;
  } catch (error) {
    if (!dialect.isUnavailable(error)) throw error;
    return false;
  }
}

/** A volunteer's entry is their own. An admin names an active volunteer. */
async function ownerOfNew(
  ctx: AppContext,
  actor: SignedInActor,
  draft: SurveyDraft,
): Promise<Owner> {
  if (!actor.is_admin || draft.volunteer_id === actor.id) return actor;
  return (await findActiveVolunteer(ctx, draft.volunteer_id ?? 0)) ?? refuseVolunteer();
}

/**
 * Whose the entry is to be, when an admin says so. Who collected it may have left since; only a new
 * name must be of an active volunteer.
 */
async function ownerAfterEdit(
  ctx: AppContext,
  actor: SignedInActor,
  draft: SurveyDraft,
  entry: FoundSurvey,
): Promise<number | undefined> {
  const requestedId = actor.is_admin ? draft.volunteer_id : undefined;
  if (requestedId === undefined || requestedId === null || requestedId === entry.volunteer_id)
    return undefined;
  return ((await findActiveVolunteer(ctx, requestedId)) ?? refuseVolunteer()).id;
}

function refuseVolunteer(): never {
  throw validationError([inactiveVolunteer]);
}
