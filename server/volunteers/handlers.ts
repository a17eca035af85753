import { brokenRules, fail } from '#domain/problems.ts';
import { checkNewVolunteer, checkVolunteerEdit, missingStatus } from '#domain/volunteer.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { House } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { countOfEach } from '../surveys/survey-counts.ts';
import { activityOf } from './activity.ts';
import { deleteVolunteer, updateVolunteer, type VolunteerChange } from './change.ts';
import { passwordContext } from './password-context.ts';
import { toVolunteer } from './serialize.ts';
import { createVolunteer, findVolunteer, listVolunteers } from './store.ts';

type VolunteerCalls =
  | 'listVolunteers'
  | 'createVolunteer'
  | 'setVolunteerStatus'
  | 'deleteVolunteer'
  | 'readVolunteer'
  | 'readVolunteerActivity'
  | 'updateVolunteer';

export function volunteerHandlers(
  house: House,
  passwords: Passwords,
): Pick<Handlers, VolunteerCalls> {
  return {
    async listVolunteers({ query }) {
      const { rows, pagination, active } = await listVolunteers(house, query);
      const volunteers = rows.map(toVolunteer);
      if (query.page === undefined) return { data: volunteers, pagination, active };
      const entries = await countOfEach(
        house,
        rows.map(({ id }) => id),
      );
      const data = volunteers.map((each) => ({ ...each, entries: entries.get(each.id) ?? 0 }));
      return { data, pagination, active };
    },

    async createVolunteer({ actor, body, origin }) {
      const broken = checkNewVolunteer(body, await passwordContext(house.config));
      if (broken.length > 0) throw brokenRules(broken);
      const { name = '', email = '', phone = '', password = '' } = body;
      const person = {
        name,
        email,
        phone,
        passwordHash: await passwords.hash(password),
        status: body.status || ('active' as const),
        isAdmin: false,
      };
      const row = await createVolunteer(house, person, { actorId: actor.id, origin });
      return { data: toVolunteer(row) };
    },

    async readVolunteer({ id }) {
      const row = (await findVolunteer(house, id)) ?? fail('volunteerNotFound');
      return { data: toVolunteer(row) };
    },

    async readVolunteerActivity({ id, query }) {
      const row = (await findVolunteer(house, id)) ?? fail('volunteerNotFound');
      return { data: await activityOf(house, row, query.this_week) };
    },

    async updateVolunteer({ actor, id, body, origin }) {
      if (!(await findVolunteer(house, id))) fail('volunteerNotFound');
      const broken = checkVolunteerEdit(body, await passwordContext(house.config));
      if (broken.length > 0) throw brokenRules(broken);
      const { name, email, phone, status, password } = body;
      const change: VolunteerChange = {
        ...(name && { name }),
        ...(email && { email }),
        ...(phone !== undefined && { phone }),
        ...(status && { status }),
        ...(password && { passwordHash: await passwords.hash(password) }),
      };
      const by = { actorId: actor.id, origin };
      const row = await updateVolunteer(
        house,
        id,
        change,
        password ? 'changePassword' : 'update',
        by,
      );
      return { data: toVolunteer(row) };
    },

    async setVolunteerStatus({ actor, id, body, origin }) {
      if (!body.status) throw brokenRules([missingStatus]);
      const action = body.status === 'active' ? 'activate' : 'deactivate';
      const by = { actorId: actor.id, origin };
      const row = await updateVolunteer(house, id, { status: body.status }, action, by);
      return { data: toVolunteer(row) };
    },

    async deleteVolunteer({ actor, id, origin }) {
      await deleteVolunteer(house, id, { actorId: actor.id, origin });
      return {};
    },
  };
}
