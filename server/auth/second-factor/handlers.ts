import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireVolunteer } from '../../volunteers/store.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { Passwords } from '../passwords.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from './second-factor.ts';

type SecondFactorEndpoints =
  | 'readSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'removeSecondFactor'
  | 'removeSecondFactorOf';

const PASSWORD = 'current_password';

/** Turning it on or off asks for the password: a stolen session could lock the owner out. */
export function secondFactorHandlers(
  ctx: AppContext,
  passwords: Passwords,
): Pick<Handlers, SecondFactorEndpoints> {
  return {
    async readSecondFactor({ actor }) {
      return { data: await readSecondFactor(ctx, actor.id) };
    },

    async beginSecondFactor({ actor, body }) {
      await confirmPassword(ctx, passwords, actor, body.current_password, PASSWORD);
      return { data: await beginSecondFactor(ctx, await requireVolunteer(ctx, actor.id)) };
    },

    async confirmSecondFactor({ actor, body }) {
      const codes = await confirmSecondFactor(ctx, actor.id, body.code ?? '', actor);
      return { data: { recovery_codes: codes } };
    },

    async removeSecondFactor({ actor, body }) {
      await confirmPassword(ctx, passwords, actor, body.current_password, PASSWORD);
      await removeSecondFactor(ctx, actor.id, actor);
      return {};
    },

    async removeSecondFactorOf({ actor, id, body }) {
      await confirmPassword(ctx, passwords, actor, body.current_password, PASSWORD);
      await requireVolunteer(ctx, id);
      await removeSecondFactor(ctx, id, actor);
      return {};
    },
  };
}
