import { FIRST_START } from '#domain/audit-log/audit-log.ts';
import { isProblem } from '#domain/problems.ts';
import { isEmail } from '#domain/volunteers/email.ts';
import { checkNewPassword } from '#domain/volunteers/volunteer.ts';
import { generatePassword } from '../auth/generate-password.ts';
import type { AppContext } from '../context.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { createAdmin } from '../volunteers/create-admin.ts';
import { readPasswordContext } from '../volunteers/password-context.ts';
import { hasAdmin } from '../volunteers/store.ts';

const DEFAULT_NAME = 'Admin';
const DEFAULT_EMAIL = 'admin@adhyay.example';

export interface FirstAdmin {
  email: string;
  generatedPassword: string | undefined;
}

/** @returns undefined if there is an admin already */
export async function createFirstAdmin(ctx: AppContext): Promise<FirstAdmin | undefined> {
  if (await hasAdmin(ctx)) return undefined;
  const { email = DEFAULT_EMAIL, password } = ctx.config.firstAdmin;
  if (!isEmail(email)) throw new OperatorError('ADMIN_EMAIL must be an e-mail address.');
  if (password !== undefined) await refuseWeakPassword(ctx, email, password);
  const generatedPassword = password ? undefined : generatePassword(ctx.config.passwordMinLength);
  try {
    await createAdmin(
      ctx,
      { name: DEFAULT_NAME, email, password: password ?? generatedPassword ?? '' },
      FIRST_START,
    );
  } catch (error) {
    // Another process has just started on the same database.
    if (isProblem(error, 'emailTaken')) return undefined;
    throw error;
  }
  return { email, generatedPassword };
}

async function refuseWeakPassword(
  { config }: AppContext,
  email: string,
  password: string,
): Promise<void> {
  const owner = { name: DEFAULT_NAME, email };
  const [fieldError] = checkNewPassword(password, await readPasswordContext(config), owner);
  if (fieldError) throw new OperatorError(`ADMIN_PASSWORD cannot be taken. ${fieldError.message}`);
}
