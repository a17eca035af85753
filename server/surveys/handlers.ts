import { may } from '#domain/permissions.ts';
import { brokenRules, ensure, fail } from '#domain/problems.ts';
import { UNDO_SECONDS } from '#domain/survey.ts';
import { checkNewSurvey, checkSurveyEdit, inactiveVolunteer } from '#domain/survey-rules.ts';
import type { SurveyDraft } from '#domain/survey-shape.ts';
import { record } from '../activity.ts';
import type { House } from '../house.ts';
import type { Handlers, SignedInActor } from '../http/handlers.ts';
import { findActiveVolunteer } from '../volunteers/store.ts';
import { createOnce } from './create-once.ts';
import { maskedNumbers } from './identity-numbers.ts';
import { listSurveys } from './list.ts';
import { toSurvey } from './rows.ts';
import {
  deleteSurvey,
  type FoundSurvey,
  findSurvey,
  restoreSurvey,
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
      return listSurveys(house, query);
    },

    async createSurvey({ actor, body, origin, idempotencyKey }) {
      const broken = checkNewSurvey(body, { actorIsAdmin: actor.is_admin });
      if (broken.length > 0) throw brokenRules(broken);
      const owner = await ownerOfNew(house, actor, body);
      const by = { actorId: actor.id, origin };
      const row = await createOnce(house, body, owner.id, by, idempotencyKey);
      return { data: toSurvey(row, owner.name) };
    },

    async readSurvey({ actor, id, origin }) {
      const entry = await findSeen(house, actor, id);
      ensure(may(actor, 'read', entry));
      if (entry.aadhar_sealed) {
        const deed = { actorId: actor.id, action: 'readWhole', thing: 'survey', origin } as const;
        await record(house.db, { ...deed, thingId: id }, house.now());
      }
      return { data: toSurvey(entry, entry.volunteer_name, house.vault) };
    },

    async updateSurvey({ actor, id, body, origin, expectedVersion }) {
      const entry = await findSeen(house, actor, id);
      ensure(may(actor, 'update', entry));
      const broken = checkSurveyEdit(body, {
        actorIsAdmin: actor.is_admin,
        stored: maskedNumbers(entry),
      });
      if (broken.length > 0) throw brokenRules(broken);
      const owner = await ownerAfterEdit(house, actor, body, entry);
      const expected = { version: expectedVersion, ownerId: owner.id };
      const row = await updateSurvey(house, id, body, { actorId: actor.id, origin }, expected);
      return { data: toSurvey(row, owner.name) };
    },

    async deleteSurvey({ actor, id, origin }) {
      const entry = await findSeen(house, actor, id);
      ensure(may(actor, 'delete', entry));
      await deleteSurvey(house, id, { actorId: actor.id, origin });
      return {};
    },

    async undoDeleteSurvey({ actor, id, origin }) {
      const entry = (await findSurvey(house, id)) ?? fail('surveyNotFound');
      ensure(may(actor, 'delete', entry));
      ensure(entry.deleted_at !== null, 'notDeleted');
      ensure(entry.deleted_by === actor.id);
      ensure(secondsSince(entry.deleted_at ?? '', house.now()) <= UNDO_SECONDS, 'undoTooLate');
      const row = await restoreSurvey(house, id, { actorId: actor.id, origin }, 'undoDelete');
      return { data: toSurvey(row, entry.volunteer_name) };
    },

    async restoreSurvey({ actor, id, origin }) {
      const entry = (await findSurvey(house, id)) ?? fail('surveyNotFound');
      ensure(may(actor, 'restore', entry));
      const row = await restoreSurvey(house, id, { actorId: actor.id, origin });
      return { data: toSurvey(row, entry.volunteer_name) };
    },
  };
}

/** A deleted entry is there for an admin only; its owner is told that it is gone. */
async function findSeen(house: House, actor: SignedInActor, id: number): Promise<FoundSurvey> {
  const entry = (await findSurvey(house, id)) ?? fail('surveyNotFound');
  const goneForOwner = entry.deleted_at !== null && !actor.is_admin && may(actor, 'read', entry);
  return goneForOwner ? fail('surveyNotFound') : entry;
}

/** A volunteer's entry is their own. An admin names an active volunteer, by default themselves. */
async function ownerOfNew(
  house: House,
  actor: SignedInActor,
  draft: SurveyDraft,
): Promise<{ id: number; name: string }> {
  if (!actor.is_admin || draft.volunteer_id === undefined || draft.volunteer_id === actor.id) {
    return actor;
  }
  return (await findActiveVolunteer(house, draft.volunteer_id ?? 0)) ?? refuseVolunteer();
}

/** Who collected an entry may have left since; only a new name must be of an active volunteer. */
async function ownerAfterEdit(
  house: House,
  actor: SignedInActor,
  draft: SurveyDraft,
  entry: FoundSurvey,
): Promise<{ id: number; name: string }> {
  const asked = actor.is_admin ? (draft.volunteer_id ?? entry.volunteer_id) : entry.volunteer_id;
  if (asked === entry.volunteer_id) return { id: asked, name: entry.volunteer_name };
  return (await findActiveVolunteer(house, asked)) ?? refuseVolunteer();
}

function refuseVolunteer(): never {
  throw brokenRules([inactiveVolunteer]);
}

function secondsSince(time: string, now: Date): number {
  return (now.getTime() - Date.parse(time)) / 1000;
}
