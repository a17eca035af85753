import { confirmPassword } from '../../auth/confirm-password.ts';
import type { PasswordHasher } from '../../auth/password-hasher.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { eraseSurvey } from './erase-survey.ts';

export function erasureHandlers(
  ctx: AppContext,
  passwords: PasswordHasher,
  wakeCleaning: () => Promise<void>,
): Pick<Handlers, 'eraseSurvey'> {
  return {
    async eraseSurvey({ actor, id, body }) {
      await confirmPassword(ctx, passwords, { by: actor, password: body.current_password });
      await eraseSurvey(ctx, { id, by: actor });
      void wakeCleaning();
      return {};
    },
  };
}
