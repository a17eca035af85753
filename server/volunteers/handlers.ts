import { brokenRules, fail } from '#domain/problems.ts';
import { checkNewVolunteer, checkVolunteerEdit, missingStatus } from '#domain/volunteer.ts';
import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Passwords } from '../sessions/passwords.ts';
import { deleteVolunteer, updateVolunteer, type VolunteerChange } from './change.ts';
import { toVolunteer } from './rows.ts';
import { createVolunteer, findVolunteer, listVolunteers } from './store.ts';

type VolunteerCalls =
  | 'listVolunteers'
  | 'createVolunteer'
  | 'setVolunteerStatus'
  | 'deleteVolunteer'
  | 'readVolunteer'
  | 'updateVolunteer';

export function volunteerHandlers(
  house: House,
  passwords: Passwords,
): Pick<Handlers, VolunteerCalls> {
  const { passwordMinLength } = house.config;

  return {
    async listVolunteers({ query }) {
      const { rows, pagination } = await listVolunteers(house, query);
      return { data: rows.map(toVolunteer), pagination };
    },

    async createVolunteer({ actor, body, origin }) {
      const broken = checkNewVolunteer(body, { passwordMinLength });
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

    async updateVolunteer({ actor, id, body, origin }) {
      if (!(await findVolunteer(house, id))) fail('volunteerNotFound');
      const broken = checkVolunteerEdit(body, { passwordMinLength });
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
