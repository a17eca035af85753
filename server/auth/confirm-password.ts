// A stolen session must not be able to do what asks for the password again.

import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import { fail, validationError } from '#domain/problems.ts';
import { fieldError } from '#domain/validation.ts';
import type { AuditActor, RequestActor } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { VolunteerRow } from '../volunteers/api-volunteer.ts';
import { findVolunteer } from '../volunteers/store.ts';
import { createGuard, passwordAttempt } from './password-attempt.ts';
import type { PasswordHasher } from './password-hasher.ts';

interface Confirmation {
  by: RequestActor;
  password: string | undefined;
  field?: string;
}

/** @throws Problem brokenRule at the field, tokenRefused */
export async function confirmPassword(
  ctx: AppContext,
  passwords: PasswordHasher,
  { by, password, field = 'current_password' }: Confirmation,
): Promise<void> {
  if (!password) throw validationError([fieldError(field, 'currentPasswordRequired')]);
  const account = (await findVolunteer(ctx, by.id)) ?? fail('tokenRefused');
  const action = 'confirmPasswordFailed';
  await verifyOwnPassword(ctx, passwords, { account, password, by, field, action });
}

interface OwnPassword {
  account: VolunteerRow;
  password: string;
  by: AuditActor;
  field: string;
  action: AuditAction;
}

/** Wrong passwords count as failed sign-ins. @throws Problem brokenRule at `field` */
export async function verifyOwnPassword(
  ctx: AppContext,
  passwords: PasswordHasher,
  { account, password, by, field, action }: OwnPassword,
): Promise<void> {
  const attempt = passwordAttempt(ctx, account, account.email, by.origin);
  const failure = { by, action, entity: 'volunteer', id: account.id } as const;
  if (
    !(await passwords.verify(password, account.password_hash, createGuard(ctx, attempt, failure)))
  ) {
    throw validationError([fieldError(field, 'currentPasswordWrong')]);
  }
}
