import { randomBytes } from 'node:crypto';
import { isEmail } from '#domain/email.ts';
import { Problem } from '#domain/problems.ts';
import { checkNewPassword } from '#domain/volunteer.ts';
import { passwords } from '../auth/passwords.ts';
import type { House } from '../context.ts';
import { passwordContext } from '../volunteers/password-context.ts';
import { createVolunteer, hasAdmin } from '../volunteers/store.ts';
import { StartRefused } from './operator-error.ts';

const DEFAULT_NAME = 'Admin';
const DEFAULT_EMAIL = 'admin@adhyay.example';
const PASSWORD_BYTES = 16;

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
  if (password !== undefined) await refuseWeak(house, email, password);
  const generatedPassword = password ? undefined : newPassword();
  try {
    await createAdmin(
      house,
      { name: DEFAULT_NAME, email, password: password ?? generatedPassword ?? '' },
      'first start',
    );
  } catch (error) {
    // Another process has started on the same database a moment ago.
    if (error instanceof Problem && error.code === 'emailTaken') return undefined;
    throw error;
  }
  return { email, generatedPassword };
}

async function refuseWeak({ config }: House, email: string, password: string): Promise<void> {
  const owner = { name: DEFAULT_NAME, email };
  const [broken] = checkNewPassword(password, await passwordContext(config), owner);
  if (broken) throw new StartRefused(`ADMIN_PASSWORD cannot be taken. ${broken.message}`);
}

/** At random: no list has it, and nobody's name is in it. */
export function newPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}

/**
 * The only way to an admin: no request comes here.
 * @param origin what made it, for the log of deeds
 * @throws Problem emailTaken
 */
export async function createAdmin(
  house: House,
  { name, email, password }: { name: string; email: string; password: string },
  origin: string,
): Promise<void> {
  const admin = {
    name,
    email,
    phone: '',
    passwordHash: await passwords().hash(password),
    status: 'active' as const,
    isAdmin: true,
  };
  await createVolunteer(house, admin, { actorId: null, origin });
}
