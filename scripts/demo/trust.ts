// Fourteen months of a small trust. Everything goes the way that it goes in life, through the stores.
import { sql } from 'kysely';
import { INVENTED_QUERIES } from '#sample-data/queries.ts';
import { INVENTED_ADMIN, INVENTED_VOLUNTEERS } from '#sample-data/volunteers.ts';
import type { House } from '#server/context.ts';
import { makeFirstAdmin } from '#server/startup/first-admin.ts';
import { updateVolunteer } from '#server/volunteers/change.ts';
import { findByEmail } from '#server/volunteers/store.ts';
import { entriesOf, lifeOf } from './entries.ts';
import { by, type Deed, daysBefore, happen, type Worker } from './event.ts';
import { inboxOf } from './inbox.ts';
import { accountsOf } from './volunteers.ts';

const MONTHS_IN_DAYS = 425;
const ADMIN_ORIGIN = '203.0.113.5';

export interface Made {
  adminEmail: string;
  /** undefined: ADMIN_PASSWORD says it. */
  adminPassword: string | undefined;
  volunteers: { email: string; name: string }[];
  entries: number;
  queries: number;
}

/** @param password of every volunteer */
export async function moveIn(opened: House, password: string): Promise<Made> {
  const now = opened.now();
  // Nobody is told by mail of a query that nobody has asked.
  const house = { ...opened, config: { ...opened.config, mail: undefined } };
  const admin = await adminOf({ ...house, now: () => daysBefore(now, MONTHS_IN_DAYS) });

  const accounts = accountsOf(now, admin.worker, password);
  const own = { ...INVENTED_ADMIN, joined: MONTHS_IN_DAYS - 3, until: 1 };
  const entries = [
    ...accounts.flatMap(({ worker, volunteer }, at) => entriesOf(now, worker, volunteer, at + 2)),
    ...entriesOf(now, admin.worker, own, 1),
  ];
  const deeds: Deed[] = [
    ...accounts.flatMap(({ deeds }) => deeds),
    ...lifeOf(now, entries, admin.worker),
    ...inboxOf(now, admin.worker, INVENTED_QUERIES),
  ];
  await withoutWaiting(house);
  await happen(house, deeds);
  return {
    adminEmail: admin.email,
    adminPassword: admin.password,
    volunteers: INVENTED_VOLUNTEERS.filter(
      ({ deleted, switchedOff }) => deleted === undefined && switchedOff === undefined,
    ),
    entries: entries.length,
    queries: INVENTED_QUERIES.length,
  };
}

/** A power cut may take invented people: their thousand writes need not each reach the disk. */
async function withoutWaiting({ db, dialect }: House): Promise<void> {
  if (dialect.name === 'sqlite') await sql`pragma synchronous = normal`.execute(db);
}

async function adminOf(house: House) {
  const made = await makeFirstAdmin(house);
  const row = made && (await findByEmail(house, made.email));
  if (!row) throw new Error('there was no admin, and none could be made');
  const { name, phone } = INVENTED_ADMIN;
  const worker: Worker = { id: row.id, name, isAdmin: true, origin: ADMIN_ORIGIN };
  await updateVolunteer(house, row.id, { name, phone }, 'update', by(worker));
  return { worker, email: row.email, password: made.generatedPassword };
}
