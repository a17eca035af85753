import { randomBytes } from 'node:crypto';
import { Problem } from '#domain/problems.ts';
import { isEmail } from '#domain/volunteers/email.ts';
import { checkNewPassword } from '#domain/volunteers/volunteer.ts';
import { createPasswordHasher } from '../auth/passwords.ts';
import type { AppContext } from '../context.ts';
import { OperatorError } from '../operator-error.ts';
import { readPasswordContext } from '../volunteers/password-context.ts';
import { createVolunteer, hasAdmin } from '../volunteers/store.ts';

const DEFAULT_NAME = 'Admin';
const DEFAULT_EMAIL = 'admin@adhyay.example';
const PASSWORD_BYTES = 16;

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
  const generatedPassword = password ? undefined : generatePassword();
  try {
    await createAdmin(
      ctx,
      { name: DEFAULT_NAME, email, password: password ?? generatedPassword ?? '' },
      'first start',
    );
  } catch (error) {
    // Another process has just started on the same database.
    if (error instanceof Problem && error.code === 'emailTaken') return undefined;
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

export function generatePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}

/** @param origin for the audit log @throws Problem emailTaken */
export async function createAdmin(
  ctx: AppContext,
  { name, email, password }: { name: string; email: string; password: string },
  origin: string,
): Promise<void> {
  const admin = {
    name,
    email,
    phone: '',
    passwordHash: await createPasswordHasher().hash(password),
    status: 'active' as const,
    isAdmin: true,
  };
  await createVolunteer(ctx, admin, { id: null, origin });
}
