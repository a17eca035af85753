import { may } from '#domain/permissions.ts';
import { brokenRules, ensure, fail } from '#domain/problems.ts';
import { UNDO_SECONDS } from '#domain/survey.ts';
import { checkNewSurvey, checkSurveyEdit, inactiveVolunteer } from '#domain/survey-rules.ts';
import type { SurveyDraft } from '#domain/survey-shape.ts';
import { record } from '../activity.ts';
import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import type { SignedInActor } from '../sessions/actor.ts';
import { findActiveVolunteer } from '../volunteers/store.ts';
import { createOnce } from './create-once.ts';
import { maskedNumbers } from './identity-numbers.ts';
import { listSurveys } from './list.ts';
import { toSurvey } from './rows.ts';
import {
  deleteSurvey,
  type FoundSurvey,
  findSurvey,
  type Owner,
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
      const entry = await createOnce(house, {
        draft: body,
        findOwner: () => ownerOfNew(house, actor, body),
        by: { actorId: actor.id, origin },
        idempotencyKey,
      });
      return { data: entry };
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
      const by = { actorId: actor.id, origin };
      const row = await updateSurvey(house, id, body, owner.id, by, expectedVersion);
      return { data: toSurvey(row, owner.name) };
    },

    async deleteSurvey({ actor, id, origin, expectedVersion }) {
      const entry = await findSeen(house, actor, id);
      ensure(may(actor, 'delete', entry));
      await deleteSurvey(house, id, { actorId: actor.id, origin }, expectedVersion);
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
async function ownerOfNew(house: House, actor: SignedInActor, draft: SurveyDraft): Promise<Owner> {
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
): Promise<Owner> {
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
