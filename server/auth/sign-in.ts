import type { Transaction } from 'kysely';
import { problem } from '#domain/problems.ts';
import { type Deed, record } from '../audit-log.ts';
import type { House } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { dailyLimit } from '../rate-limit/daily-limit.ts';
import { networkOf } from '../rate-limit/network.ts';
import type { VolunteerRow } from '../volunteers/serialize.ts';
import { findByEmail } from '../volunteers/store.ts';
import type { Guard, Passwords } from './passwords.ts';
import { type Attempt, countFailure, forgive, refuseIfThrottled } from './rate-limits.ts';
import { openSession } from './sessions.ts';

const REMEMBERED_SIGN_INS = 100;

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
  const countSignIn = dailyLimit(house);
  return async ({ email, password, origin }) => {
    const account = await findByEmail(house, email);
    const attempt = attemptAt(house, account, email, origin);
    const failure: Deed = {
      actorId: null,
      action: 'signInFailed',
      thing: 'volunteer',
      thingId: account?.id ?? null,
      origin,
    };
    const guard = guardOf(house, attempt, failure);
    const right = await passwords.verify(password, account?.password_hash, guard);
    if (!account || !right) throw problem('wrongSignIn');
    if (account.status !== 'active') {
      await keepFailure(house, attempt, failure);
      throw problem('accountInactive');
    }
    const { id, password_hash } = account;
    countSignIn(id);
    const renewed = passwords.isOutdated(password_hash)
      ? await passwords.hash(password)
      : undefined;
    const deed = { actorId: id, action: 'signIn', thing: 'volunteer', origin } as const;
    const token = await house.db.transaction().execute(async (transaction) => {
      const session = await openSession(house, transaction, id, password_hash);
      if (renewed) await renewHash(transaction, id, renewed);
      await forgive({ ...house, db: transaction }, attempt);
      await record(transaction, { ...deed, thingId: id }, house.now());
      return session;
    });
    return { token, account };
  };
}

/** A try at the password of this account, also of somebody who is signed in already. */
export function attemptAt(
  house: House,
  account: VolunteerRow | undefined,
  email: string,
  origin: string,
): Attempt {
  return { email, origin, isKnownHere: () => isKnownHere(house, account, origin) };
}

/** @param failure what is recorded of a wrong password */
export function guardOf(house: House, attempt: Attempt, failure: Deed): Guard {
  return {
    before: () => refuseIfThrottled(house, attempt),
    onWrong: () => keepFailure(house, attempt, failure),
  };
}

/**
 * Recorded with the counts that let it be tried, so never oftener than they allow; for nobody's account
 * as for one that is there. What was typed is not kept: it may be a password.
 */
async function keepFailure(house: House, attempt: Attempt, failure: Deed): Promise<void> {
  await house.db.transaction().execute(async (transaction) => {
    await record(transaction, failure, house.now());
    await countFailure({ ...house, db: transaction }, attempt);
  });
}

/** The account is held: its password is still the one that was verified. */
async function renewHash(
  transaction: Transaction<Tables>,
  id: number,
  renewed: string,
): Promise<void> {
  await transaction
    .updateTable('volunteers')
    .set({ password_hash: renewed })
    .where('id', '=', id)
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
    .select('origin')
    .where('actor_id', '=', account.id)
    .where('action', '=', 'signIn')
    .orderBy('id', 'desc')
    .limit(REMEMBERED_SIGN_INS)
    .execute();
  return earlier.some((known) => networkOf(known.origin) === networkOf(origin));
}
