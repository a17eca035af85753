import { randomBytes } from 'node:crypto';
import { isEmail } from '#domain/volunteer.ts';
import type { House } from './house.ts';
import { passwords } from './sessions/passwords.ts';
import { StartRefused } from './start-refused.ts';
import { createVolunteer, hasAdmin } from './volunteers/store.ts';

const DEFAULT_EMAIL = 'admin@adhyay.example';
const PASSWORD_BYTES = 12;

export interface FirstAdmin {
  email: string;
  /** Only when it was made here: it is printed once and kept nowhere. */
  generatedPassword: string | undefined;
}

/** Makes the first admin where there is none; undefined where there is one. */
export async function makeFirstAdmin(house: House): Promise<FirstAdmin | undefined> {
  if (await hasAdmin(house)) return undefined;
  const { email = DEFAULT_EMAIL, password } = house.config.firstAdmin;
  if (!isEmail(email)) throw new StartRefused('ADMIN_EMAIL must be an e-mail address.');
  if (password !== undefined && [...password].length < house.config.passwordMinLength) {
    throw new StartRefused(
      `ADMIN_PASSWORD must be at least ${house.config.passwordMinLength} characters long.`,
    );
  }
  const generatedPassword = password
    ? undefined
    : randomBytes(PASSWORD_BYTES).toString('base64url');
  const admin = {
    name: 'Admin',
    email,
    phone: '',
    passwordHash: await passwords().hash(password ?? generatedPassword ?? ''),
    status: 'active' as const,
    isAdmin: true,
  };
  await createVolunteer(house, admin, { actorId: null, origin: 'first start' });
  return { email, generatedPassword };
}
