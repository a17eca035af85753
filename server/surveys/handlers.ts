import { may } from '#domain/permissions.ts';
import { brokenRules, ensure, fail } from '#domain/problems.ts';
import { checkNewSurvey, checkSurveyEdit, inactiveVolunteer } from '#domain/survey-rules.ts';
import type { SurveyDraft } from '#domain/survey-schema.ts';
import { record } from '../audit-log.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { House } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { findActiveVolunteer } from '../volunteers/store.ts';
import { createOnce } from './idempotent-create.ts';
import { maskedNumbers, wholeNumbers } from './identity-numbers.ts';
import { listSurveys } from './list.ts';
import { by, findSeen, ofOwner } from './seen-entry.ts';
import { toSurvey } from './serialize.ts';
import {
  deleteSurvey,
  type FoundSurvey,
  findSurvey,
  type Owner,
  restoreSurvey,
  undoDelete,
  updateSurvey,
} from './store.ts';

type SurveyCalls =
  | 'listOwnSurveys'
  | 'listSurveys'
  | 'createSurvey'
  | 'readSurvey'
  | 'updateSurvey'
  | 'deleteSurvey'
  | 'undoDeleteSurvey'
  | 'restoreSurvey';

export function surveyHandlers(house: House): Pick<Handlers, SurveyCalls> {
  return {
    async listOwnSurveys({ actor, query }) {
      return listSurveys(house, { ...query, status: 'live' }, actor.id);
    },

    async listSurveys({ query }) {
      return listSurveys(house, query, query.volunteer_id);
    },

    async createSurvey({ actor, body, origin, idempotencyKey }) {
      const broken = checkNewSurvey(body, { actorIsAdmin: actor.is_admin });
      if (broken.length > 0) throw brokenRules(broken);
      const entry = await createOnce(house, {
        draft: body,
        findOwner: () => ownerOfNew(house, actor, body),
        by: by(actor, origin),
        idempotencyKey,
      });
      return { data: entry };
    },

    async readSurvey({ actor, id, origin }) {
      const entry = await findSeen(house, actor, id);
      ensure(may(actor, 'read', entry));
      const { aadhar_sealed, other_document_sealed, deleted_by_name } = entry;
      const hasNumbers = aadhar_sealed !== null || other_document_sealed !== null;
      const isRecorded = !hasNumbers || (await recordReading(house, { actor, id, origin }));
      const numbers = isRecorded ? wholeNumbers(house.vault, entry) : maskedNumbers(entry);
      const survey = toSurvey(entry, entry.volunteer_name, numbers);
      return { data: { ...survey, deleted_by_name, numbers_withheld: !isRecorded } };
    },

    async updateSurvey({ actor, id, body, origin, expectedVersion }) {
      const entry = await findSeen(house, actor, id);
      ensure(may(actor, 'update', entry));
      const broken = checkSurveyEdit(body, {
        actorIsAdmin: actor.is_admin,
        stored: maskedNumbers(entry),
      });
      if (broken.length > 0) throw brokenRules(broken);
      const ownerId = await ownerAfterEdit(house, actor, body, entry);
      const edit = by(actor, origin);
      const row = await updateSurvey(house, id, body, ownerId, edit, expectedVersion);
      return { data: ofOwner(row, (await findSurvey(house, id)) ?? entry) };
    },

    async deleteSurvey({ actor, id, origin, expectedVersion }) {
      const entry = await findSeen(house, actor, id);
      ensure(may(actor, 'delete', entry));
      await deleteSurvey(house, id, by(actor, origin), expectedVersion);
      return {};
    },

    async undoDeleteSurvey({ actor, id, origin }) {
      const entry = (await findSurvey(house, id)) ?? fail('surveyNotFound');
      const row = await undoDelete(house, id, by(actor, origin));
      return { data: ofOwner(row, entry) };
    },

    async restoreSurvey({ actor, id, origin }) {
      const entry = (await findSurvey(house, id)) ?? fail('surveyNotFound');
      const row = await restoreSurvey(house, id, by(actor, origin));
      return { data: ofOwner(row, entry) };
    },
  };
}

/** @returns false where nothing can be written, as on a full disk: reading goes on, but for what must be recorded */
async function recordReading(
  { db, dialect, now }: House,
  { actor, id, origin }: { actor: SignedInActor; id: number; origin: string },
): Promise<boolean> {
  const deed = { actorId: actor.id, action: 'readWhole', thing: 'survey', origin } as const;
  try {
    await record(db, { ...deed, thingId: id }, now());
    return true;
  } catch (error) {
    if (!dialect.isUnavailable(error)) throw error;
    return false;
  }
}

/** A volunteer's entry is their own. An admin names an active volunteer. */
async function ownerOfNew(house: House, actor: SignedInActor, draft: SurveyDraft): Promise<Owner> {
  if (!actor.is_admin || draft.volunteer_id === actor.id) return actor;
  return (await findActiveVolunteer(house, draft.volunteer_id ?? 0)) ?? refuseVolunteer();
}

/**
 * Whose the entry is to be, when an admin says so. Who collected it may have left since; only a new
 * name must be of an active volunteer.
 */
async function ownerAfterEdit(
  house: House,
  actor: SignedInActor,
  draft: SurveyDraft,
  entry: FoundSurvey,
): Promise<number | undefined> {
  const asked = actor.is_admin ? draft.volunteer_id : undefined;
  if (asked === undefined || asked === null || asked === entry.volunteer_id) return undefined;
  return ((await findActiveVolunteer(house, asked)) ?? refuseVolunteer()).id;
}

function refuseVolunteer(): never {
  throw brokenRules([inactiveVolunteer]);
}
