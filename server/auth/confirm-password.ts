// The password is asked for again before something that a stolen session must not be able to do.
import { fail, validationError } from '#domain/problems.ts';
import { fieldError } from '#domain/validation.ts';
import type { AuditActor } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import { findVolunteer } from '../volunteers/store.ts';
import type { Passwords } from './passwords.ts';
import { createGuard, passwordAttempt } from './sign-in.ts';

/** @throws Problem brokenRule at `password`, tooManyAttempts: wrong ones count as failed sign-ins */
export async function confirmPassword(
  ctx: AppContext,
  passwords: Passwords,
  by: AuditActor,
  password: string | undefined,
): Promise<void> {
  if (!password) throw validationError([fieldError('password', 'currentPasswordRequired')]);
  const { actorId, origin } = by;
  const account = (await findVolunteer(ctx, actorId ?? 0)) ?? fail('tokenRefused');
  const failure = {
    ...by,
    action: 'confirmPasswordFailed',
    thing: 'volunteer',
    thingId: account.id,
  } as const;
  const guard = createGuard(ctx, passwordAttempt(ctx, account, account.email, origin), failure);
  if (!(await passwords.verify(password, account.password_hash, guard))) {
    throw validationError([fieldError('password', 'currentPasswordWrong')]);
  }
}
