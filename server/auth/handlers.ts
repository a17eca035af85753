import { firstLanguage } from '#domain/languages.ts';
import { ensure, ensureValid, fail } from '#domain/problems.ts';
import { checkNewPassword } from '#domain/volunteers/volunteer.ts';
import { writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { editorRight, toApiVolunteer } from '../volunteers/api-volunteer.ts';
import { changeOwnPassword } from '../volunteers/change-own.ts';
import { readPasswordContext } from '../volunteers/password-context.ts';
import { requireVolunteer } from '../volunteers/store.ts';
import { confirmPassword, verifyOwnPassword } from './confirm-password.ts';
import { endOtherSessions, listOwnSessions } from './own-sessions.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { createPasswordLink, findLinkedAccount } from './password-links.ts';
import { endSession } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { countUnknownToken, refuseUnknownTokens } from './sign-in-limit.ts';

type SessionEndpoints =
  | 'signIn'
  | 'signOut'
  | 'listOwnSessions'
  | 'endOtherSessions'
  | 'endSessionsOfVolunteer'
  | 'changeOwnPassword'
  | 'createVolunteerPasswordLink'
  | 'readPasswordLink'
  | 'setPasswordByLink';

export function sessionHandlers(
  ctx: AppContext,
  passwords: PasswordHasher,
): Pick<Handlers, SessionEndpoints> {
  const signIn = createSignIn(ctx, passwords);
  const linkedAccount = async (token = '', clientIp: string) => {
    await refuseUnknownTokens(ctx, clientIp);
    const account = await findLinkedAccount(ctx, token);
    if (!account) await countUnknownToken(ctx, clientIp);
    return account ?? fail('passwordLinkEnded');
  };
  return {
    async signIn({ body, clientIp, languages, userAgent }) {
      const { email = '', password = '', code = '' } = body;
      const { token, account } = await signIn({ email, password, code, clientIp, userAgent });
      const language = account.language ?? firstLanguage(languages) ?? 'en';
      return {
        token,
        volunteer: { ...toApiVolunteer(account), ...editorRight(account), language },
      };
    },

    async signOut({ actor }) {
      const event = { by: actor, action: 'signOut', entity: 'volunteer' } as const;
      await ctx.db.transaction().execute(async (transaction) => {
        await endSession(transaction, actor.sessionHash);
        await writeAudit(transaction, { ...event, id: actor.id }, ctx.now());
      });
      return {};
    },

    async listOwnSessions({ actor }) {
      return { data: await listOwnSessions(ctx, actor) };
    },

    async endOtherSessions({ actor, body }) {
      await confirmPassword(ctx, passwords, { by: actor, password: body.current_password });
      await endOtherSessions(ctx, { id: actor.id, by: actor });
      return {};
    },

    async endSessionsOfVolunteer({ actor, id }) {
      // Ending one's own needs the password.
      ensure(id !== actor.id);
      await endOtherSessions(ctx, { id, by: actor });
      return {};
    },

    async changeOwnPassword({ actor, body }) {
      const { current_password = '', new_password = '' } = body;
      const account = await requireVolunteer(ctx, actor.id);
      const context = await readPasswordContext(ctx.config);
      ensureValid(checkNewPassword(new_password, context, account));
      await verifyOwnPassword(ctx, passwords, {
        account,
        password: current_password,
        by: actor,
        field: 'current_password',
        action: 'changePasswordFailed',
      });
      await changeOwnPassword(ctx, {
        id: actor.id,
        verifiedHash: account.password_hash,
        overtaken: 'tokenRefused',
        newHash: await passwords.hash(new_password),
        currentSession: actor.sessionHash,
        by: actor,
      });
      return {};
    },

    async createVolunteerPasswordLink({ actor, id }) {
      const account = await requireVolunteer(ctx, id);
      // Admins read all identity numbers: their new password needs the command, or another admin's own password.
      ensure(account.is_admin === 0);
      ensure(account.status === 'active', 'accountInactive');
      return { data: await createPasswordLink(ctx, { account, by: actor }) };
    },

    async readPasswordLink({ body, clientIp }) {
      const { name } = await linkedAccount(body.token, clientIp);
      return { data: { name } };
    },

    async setPasswordByLink({ body, clientIp }) {
      const opened = await linkedAccount(body.token, clientIp);
      const { new_password = '' } = body;
      const context = await readPasswordContext(ctx.config);
      ensureValid(checkNewPassword(new_password, context, opened));
      const newHash = await passwords.hash(new_password);
      // An admin may have ended it meanwhile.
      const { id, email, password_hash } = await linkedAccount(body.token, clientIp);
      await changeOwnPassword(ctx, {
        id,
        verifiedHash: password_hash,
        overtaken: 'passwordLinkEnded',
        newHash,
        by: { id, origin: clientIp },
      });
      return { data: { email } };
    },
  };
}
