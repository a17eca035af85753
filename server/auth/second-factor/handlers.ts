import { validationError } from '#domain/problems.ts';
import { fieldError } from '#domain/validation.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireVolunteer } from '../../volunteers/store.ts';
import { confirmPassword } from '../confirm-password.ts';
import { createGuard, passwordAttempt } from '../password-attempt.ts';
import type { PasswordHasher } from '../password-hasher.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './set-up.ts';

type SecondFactorEndpoints =
  | 'readSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'
  | 'removeSecondFactorOfVolunteer';

/** A stolen session could lock the owner out, so turning it on or off asks for the password. */
export function secondFactorHandlers(
  ctx: AppContext,
  passwords: PasswordHasher,
): Pick<Handlers, SecondFactorEndpoints> {
  return {
    async readSecondFactor({ actor }) {
      return { data: await readSecondFactor(ctx, actor.id) };
    },

    async beginSecondFactor({ actor, body }) {
      await confirmPassword(ctx, passwords, { by: actor, password: body.current_password });
      return { data: await beginSecondFactor(ctx, await requireVolunteer(ctx, actor.id)) };
    },

    async confirmSecondFactor({ actor, body, clientIp }) {
      const { code = '' } = body;
      const wrongCode = validationError([fieldError('code', 'codeWrong')]);
      if (code.trim() === '') throw wrongCode;
      // A stolen session could be used to guess codes.
      const account = await requireVolunteer(ctx, actor.id);
      const failure = {
        by: actor,
        action: 'wrongCode',
        entity: 'volunteer',
        id: actor.id,
      } as const;
      const attempt = passwordAttempt(ctx, account, account.email, clientIp);
      const guard = createGuard(ctx, attempt, failure);
      await guard.before();
      const codes = await confirmSecondFactor(ctx, { code, by: actor });
      if (codes) return { data: { recovery_codes: codes } };
      await guard.onWrong();
      throw wrongCode;
    },

    async renewRecoveryCodes({ actor, body }) {
      await confirmPassword(ctx, passwords, { by: actor, password: body.current_password });
      return { data: { recovery_codes: await renewRecoveryCodes(ctx, actor) } };
    },

    async removeSecondFactor({ actor, body }) {
      await confirmPassword(ctx, passwords, { by: actor, password: body.current_password });
      await removeSecondFactor(ctx, { id: actor.id, by: actor });
      return {};
    },

    async removeSecondFactorOfVolunteer({ actor, id, body }) {
      await confirmPassword(ctx, passwords, { by: actor, password: body.current_password });
      await requireVolunteer(ctx, id);
      await removeSecondFactor(ctx, { id, by: actor });
      return {};
    },
  };
}
