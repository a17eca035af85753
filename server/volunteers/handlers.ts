import { isLanguage, LANGUAGES } from '#domain/languages.ts';
import { ensureValid, validationError } from '#domain/problems.ts';
import { toSearchText } from '#domain/text/text.ts';
import { fieldError } from '#domain/validation.ts';
import {
  checkNewVolunteer,
  checkVolunteerEdit,
  missingStatus,
} from '#domain/volunteers/volunteer.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import { readSecondFactor } from '../auth/second-factor/set-up.ts';
import { isFreshSession } from '../auth/sessions.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { countByVolunteer } from '../surveys/counts/survey-counts.ts';
import { readActivity } from './activity.ts';
import {
  editorRight,
  toApiVolunteer,
  toVolunteerOfAnyTime,
  type VolunteerRow,
} from './api-volunteer.ts';
import { changeOwnLanguage } from './change-own.ts';
import { deleteVolunteer } from './delete-volunteer.ts';
import {
  listFormerVolunteers,
  readFormerVolunteer,
  restoreVolunteer,
} from './former-volunteers.ts';
import { readPasswordContext } from './password-context.ts';
import { createVolunteer, listVolunteers, requireVolunteer } from './store.ts';
import { updateVolunteer, type VolunteerChange } from './update-volunteer.ts';
import { listWaitingReports } from './waiting-reports.ts';

type VolunteerEndpoints =
  | 'listVolunteers'
  | 'createVolunteer'
  | 'setVolunteerStatus'
  | 'deleteVolunteer'
  | 'readVolunteer'
  | 'readVolunteerActivity'
  | 'listFormerVolunteers'
  | 'readFormerVolunteer'
  | 'restoreVolunteer'
  | 'updateVolunteer'
  | 'setEditor'
  | 'changeOwnLanguage';

export function volunteerHandlers(
  ctx: AppContext,
  passwords: PasswordHasher,
): Pick<Handlers, VolunteerEndpoints> {
  const volunteerDetails = async (row: VolunteerRow) => ({
    ...toApiVolunteer(row),
    ...editorRight(row),
    second_factor: (await readSecondFactor(ctx, row.id)).enabled,
    waiting: await listWaitingReports(ctx, row.id),
  });
  return {
    async listVolunteers({ query }) {
      const { rows, pagination, active } = await listVolunteers(ctx, query);
      const toListed = query.with_deleted ? toVolunteerOfAnyTime : toApiVolunteer;
      if (query.page === undefined) return { data: rows.map(toListed), pagination, active };
      const entries = await countByVolunteer(
        ctx,
        rows.map(({ id }) => id),
      );
      const data = rows.map((row) => ({
        ...toListed(row),
        ...editorRight(row),
        entries: entries.get(row.id) ?? 0,
      }));
      return { data, pagination, active };
    },

    async createVolunteer({ actor, body }) {
      ensureValid(checkNewVolunteer(body, await readPasswordContext(ctx.config)));
      const { name = '', email = '', phone = '', password = '' } = body;
      const person = {
        name,
        email,
        phone,
        passwordHash: await passwords.hash(password),
        status: body.status || ('active' as const),
        isAdmin: false,
      };
      const row = await createVolunteer(ctx, { person, by: actor });
      return { data: toApiVolunteer(row) };
    },

    async readVolunteer({ id }) {
      const row = await requireVolunteer(ctx, id);
      return { data: await volunteerDetails(row) };
    },

    async readVolunteerActivity({ id, query }) {
      const row = await requireVolunteer(ctx, id);
      return { data: await readActivity(ctx, row, query.this_week) };
    },

    async listFormerVolunteers() {
      return { data: await listFormerVolunteers(ctx) };
    },

    async readFormerVolunteer({ id }) {
      return { data: await readFormerVolunteer(ctx, id) };
    },

    async restoreVolunteer({ actor, id }) {
      const row = await restoreVolunteer(ctx, { id, by: actor });
      return { data: toApiVolunteer(row) };
    },

    async updateVolunteer({ actor, id, body }) {
      const before = await requireVolunteer(ctx, id);
      ensureValid(checkVolunteerEdit(body, await readPasswordContext(ctx.config)));
      const { name, email, phone, status, password, current_password } = body;
      const changesSignIn =
        Boolean(password) || toSearchText(email ?? before.email) !== toSearchText(before.email);
      const isSensitive = before.is_admin === 1 && changesSignIn;
      // The desk always asks for the password; an API client that has just signed in need not send it again.
      if (isSensitive && (current_password !== undefined || !(await isFreshSession(ctx, actor))))
        await confirmPassword(ctx, passwords, { by: actor, password: current_password });
      const change: VolunteerChange = {
        ...(name && { name }),
        ...(email && { email }),
        ...(phone !== undefined && { phone }),
        ...(status && { status }),
        ...(password && { passwordHash: await passwords.hash(password) }),
      };
      const row = await updateVolunteer(ctx, { id, change, by: actor });
      return { data: toApiVolunteer(row) };
    },

    async setVolunteerStatus({ actor, id, body }) {
      if (!body.status) throw validationError([missingStatus]);
      const change = { status: body.status };
      const row = await updateVolunteer(ctx, { id, change, by: actor });
      return { data: toApiVolunteer(row) };
    },

    async setEditor({ actor, id, body }) {
      const change = { isEditor: body.is_editor };
      const row = await updateVolunteer(ctx, { id, change, by: actor });
      return { data: await volunteerDetails(row) };
    },

    async deleteVolunteer({ actor, id }) {
      await deleteVolunteer(ctx, { id, by: actor });
      return {};
    },

    async changeOwnLanguage({ actor, body }) {
      const { language } = body;
      if (!isLanguage(language)) {
        const languages = LANGUAGES.join(', ');
        throw validationError([fieldError('language', 'languageUnknown', { languages })]);
      }
      await changeOwnLanguage(ctx, actor.id, language);
      return {};
    },
  };
}
