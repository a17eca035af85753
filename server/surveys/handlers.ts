import { may } from '#domain/permissions.ts';
import { ensure, validationError } from '#domain/problems.ts';
import { checkNewSurvey, checkSurveyEdit, inactiveVolunteer } from '#domain/surveys/rules.ts';
import type { SurveyDraft } from '#domain/surveys/survey-schema.ts';
import { writeAudit } from '../audit-log.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { findActiveVolunteer } from '../volunteers/store.ts';
import type { OwnedSurvey } from './change-survey.ts';
import { idempotentCreate } from './idempotent-create.ts';
import { decryptNumbers, maskedNumbers } from './identity-numbers.ts';
import { listSurveys } from './list.ts';
import { toApiSurvey } from './serialize.ts';
import { deleteSurvey, type Owner, restoreSurvey, undoDelete, updateSurvey } from './store.ts';
import { auditedBy, ensureVisible, findVisibleSurvey, toApiSurveyOf } from './visible-survey.ts';

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
      const edited = await updateSurvey(
        ctx,
        id,
        auditedBy(actor, origin),
        async (entry, database) => {
          ensureVisible(actor, entry);
          const fieldErrors = checkSurveyEdit(body, {
            actorIsAdmin: actor.is_admin,
            stored: maskedNumbers(entry),
          });
          if (fieldErrors.length > 0) throw validationError(fieldErrors);
          const newOwner = await newOwnerOf({ ...ctx, db: database }, actor, body, entry);
          return { draft: body, newOwner, expectedVersion };
        },
      );
      return { data: toApiSurveyOf(edited) };
    },

    async deleteSurvey({ actor, id, origin, expectedVersion }) {
      const entry = await findVisibleSurvey(ctx, actor, id);
      ensure(may(actor, 'delete', entry));
      await deleteSurvey(ctx, id, auditedBy(actor, origin), expectedVersion);
      return {};
    },

    async undoDeleteSurvey({ actor, id, origin }) {
      return { data: toApiSurveyOf(await undoDelete(ctx, id, auditedBy(actor, origin))) };
    },

    async restoreSurvey({ actor, id, origin }) {
      return { data: toApiSurveyOf(await restoreSurvey(ctx, id, auditedBy(actor, origin))) };
    },
  };
}

/** @returns false when the database is not writable, as on a full disk: the numbers stay masked then */
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

async function ownerOfNew(
  ctx: AppContext,
  actor: SignedInActor,
  draft: SurveyDraft,
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
  { volunteer_id: id }: SurveyDraft,
  entry: OwnedSurvey,
): Promise<Owner | undefined> {
  if (!actor.is_admin || id === undefined || id === null || id === entry.volunteer_id) return;
  return (await findActiveVolunteer(ctx, id)) ?? refuseVolunteer();
}

function refuseVolunteer(): never {
  throw validationError([inactiveVolunteer]);
}
