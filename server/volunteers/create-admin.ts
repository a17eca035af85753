import { randomBytes } from 'node:crypto';
import { createPasswordHasher } from '../auth/password-hasher.ts';
import type { AppContext } from '../context.ts';
import { createVolunteer } from './store.ts';

const PASSWORD_BYTES = 16;
const BYTES_PER_CHARACTER = 3 / 4;

/** @param minLength in characters */
export function generatePassword(minLength: number): string {
  const bytes = Math.max(PASSWORD_BYTES, Math.ceil(minLength * BYTES_PER_CHARACTER));
  return randomBytes(bytes).toString('base64url');
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
