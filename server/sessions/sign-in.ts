import { problem } from '#domain/problems.ts';
import { record } from '../activity.ts';
import type { House } from '../house.ts';
import type { VolunteerRow } from '../volunteers/rows.ts';
import { findByEmail } from '../volunteers/store.ts';
import type { Passwords } from './passwords.ts';
import { openSession } from './store.ts';
import { countFailure, forgive, refuseIfThrottled } from './throttle.ts';

interface SignInRequest {
  email: string;
  password: string;
  origin: string;
}
export type SignIn = (request: SignInRequest) => Promise<{ token: string; account: VolunteerRow }>;

/**
 * The same words and the same time for an unknown address and a wrong password; only the right
 * password learns that an account is inactive.
 */
export function signInWith(house: House, passwords: Passwords): SignIn {
  return async ({ email, password, origin }) => {
    const account = await findByEmail(house, email);
    const attempt = { email, origin, isKnownHere: () => isKnownHere(house, account, origin) };
    const right = await passwords.verify(password, account?.password_hash, {
      before: () => refuseIfThrottled(house, attempt),
      onWrong: () => countFailure(house, attempt),
    });
    if (!account || !right) throw problem('wrongSignIn');
    if (account.status !== 'active') throw problem('accountInactive');
    await forgive(house, attempt);
    await renewHash(house, passwords, account, password);
    const deed = { actorId: account.id, action: 'signIn', thing: 'volunteer', origin } as const;
    await record(house.db, { ...deed, thingId: account.id }, house.now());
    return { token: await openSession(house, account.id), account };
  };
}

async function renewHash(
  house: House,
  passwords: Passwords,
  account: VolunteerRow,
  password: string,
): Promise<void> {
  if (!passwords.isOutdated(account.password_hash)) return;
  await house.db
    .updateTable('volunteers')
    .set({ password_hash: await passwords.hash(password) })
    .where('id', '=', account.id)
    .execute();
}

async function isKnownHere(
  { db }: House,
  account: VolunteerRow | undefined,
  origin: string,
): Promise<boolean> {
  if (!account) return false;
  const earlier = await db
    .selectFrom('activity')
    .select('id')
    .where('actor_id', '=', account.id)
    .where('action', '=', 'signIn')
    .where('origin', '=', origin)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}
