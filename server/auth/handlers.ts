import { brokenRules, fail } from '#domain/problems.ts';
import { checkNewPassword, wrongCurrentPassword } from '#domain/volunteer.ts';
import { type Deed, record } from '../audit-log.ts';
import type { House } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { changeOwnPassword } from '../volunteers/change.ts';
import { passwordContext } from '../volunteers/password-context.ts';
import { toVolunteer } from '../volunteers/serialize.ts';
import { findVolunteer } from '../volunteers/store.ts';
import type { Passwords } from './passwords.ts';
import { endSession } from './sessions.ts';
import { attemptAt, guardOf, signInWith } from './sign-in.ts';

type SessionCalls = 'signIn' | 'signOut' | 'changeOwnPassword';

export function sessionHandlers(house: House, passwords: Passwords): Pick<Handlers, SessionCalls> {
  const signIn = signInWith(house, passwords);
  return {
    async signIn({ body, origin }) {
      const { email = '', password = '' } = body;
      const { token, account } = await signIn({ email, password, origin });
      return { token, volunteer: toVolunteer(account) };
    },

    async signOut({ actor, origin }) {
      const deed = { actorId: actor.id, action: 'signOut', thing: 'volunteer', origin } as const;
      await house.db.transaction().execute(async (transaction) => {
        await endSession(transaction, actor.sessionHash);
        await record(transaction, { ...deed, thingId: actor.id }, house.now());
      });
      return {};
    },

    async changeOwnPassword({ actor, body, origin }) {
      const { current_password = '', new_password = '' } = body;
      const account = (await findVolunteer(house, actor.id)) ?? fail('volunteerNotFound');
      const context = await passwordContext(house.config);
      const broken = checkNewPassword(new_password, context, account);
      if (broken.length > 0) throw brokenRules(broken);
      const by = { actorId: actor.id, origin };
      const failure: Deed = {
        ...by,
        action: 'changePasswordFailed',
        thing: 'volunteer',
        thingId: actor.id,
      };
      const guard = guardOf(house, attemptAt(house, account, account.email, origin), failure);
      if (!(await passwords.verify(current_password, account.password_hash, guard))) {
        throw brokenRules([wrongCurrentPassword]);
      }
      const passwordHash = await passwords.hash(new_password);
      await changeOwnPassword(
        house,
        actor.id,
        account.password_hash,
        passwordHash,
        actor.sessionHash,
        by,
      );
      return {};
    },
  };
}
