// Fourteen months of a small trust, written through the stores as the server would.
import { sql } from 'kysely';
import { SAMPLE_ENQUIRIES } from '#sample-data/enquiries.ts';
import { SAMPLE_ADMIN, SAMPLE_VOLUNTEERS } from '#sample-data/volunteers.ts';
import type { AppContext } from '#server/context.ts';
import { createFirstAdmin } from '#server/startup/first-admin.ts';
import { findByEmail } from '#server/volunteers/store.ts';
import { updateVolunteer } from '#server/volunteers/update-volunteer.ts';
import { donationEvents, issueDemoReceipts } from './donations.ts';
import { entriesOf, entryEvents } from './entries.ts';
import { by, type DemoEvent, daysBefore, runEvents, type Worker } from './event.ts';
import { enquiryEvents } from './inbox.ts';
import { demoAccounts } from './volunteers.ts';
import { publishDemoWebsite } from './website.ts';

const MONTHS_IN_DAYS = 425;
const ADMIN_ORIGIN = '203.0.113.5';

export interface DemoResult {
  adminEmail: string;
  /** Undefined if ADMIN_PASSWORD sets it. */
  adminPassword: string | undefined;
  volunteers: { email: string; name: string }[];
  entries: number;
  enquiries: number;
}

/** @param password of every volunteer */
export async function createDemoTrust(opened: AppContext, password: string): Promise<DemoResult> {
  const now = opened.now();
  // Invented enquiries must not send notification mail.
  const ctx = { ...opened, config: { ...opened.config, mail: undefined } };
  const admin = await createDemoAdmin({ ...ctx, now: () => daysBefore(now, MONTHS_IN_DAYS) });

  const accounts = demoAccounts(now, admin.worker, password);
  const adminWork = { ...SAMPLE_ADMIN, joined: MONTHS_IN_DAYS - 3, until: 1 };
  const entries = [
    ...accounts.flatMap(({ worker, volunteer }, index) =>
      entriesOf(now, worker, volunteer, index + 2),
    ),
    ...entriesOf(now, admin.worker, adminWork, 1),
  ];
  const events: DemoEvent[] = [
    ...accounts.flatMap(({ events }) => events),
    ...entryEvents(now, entries, admin.worker),
    ...enquiryEvents(now, admin.worker, SAMPLE_ENQUIRIES),
    ...donationEvents(now, admin.worker),
  ];
  await disableFsync(ctx);
  await runEvents(ctx, events);
  await publishDemoWebsite(ctx, admin.worker);
  await issueDemoReceipts(ctx, admin.worker);
  return {
    adminEmail: admin.email,
    adminPassword: admin.password,
    volunteers: SAMPLE_VOLUNTEERS.filter(
      ({ deleted, deactivated }) => deleted === undefined && deactivated === undefined,
    ),
    entries: entries.length,
    enquiries: SAMPLE_ENQUIRIES.length,
  };
}

/** Demo data may be lost in a power cut. */
async function disableFsync({ db, dialect }: AppContext): Promise<void> {
  if (dialect.name === 'sqlite') await sql`pragma synchronous = normal`.execute(db);
}

async function createDemoAdmin(ctx: AppContext) {
  const made = await createFirstAdmin(ctx);
  const row = made && (await findByEmail(ctx, made.email));
  if (!row) throw new Error('there was no admin, and none could be made');
  const { name, phone } = SAMPLE_ADMIN;
  const worker: Worker = { id: row.id, name, isAdmin: true, origin: ADMIN_ORIGIN };
  const change = { name, phone };
  await updateVolunteer(ctx, { id: row.id, change, by: by(worker) });
  return { worker, email: row.email, password: made.generatedPassword };
}
