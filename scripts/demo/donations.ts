// Receipts are issued once the trust has published its name and approvals.

import { allDocuments } from '#content/documents/all-documents.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import { SAMPLE_DONATIONS, type SampleDonation } from '#sample-data/donations.ts';
import type { AppContext } from '#server/context.ts';
import { issueReceipt } from '#server/donations/receipts.ts';
import { cancelDonation, insertDonation } from '#server/donations/store.ts';
import { documentsByName } from '#server/website/documents.ts';
import { by, type DemoEvent, daysBefore, type Worker, workingHour } from './event.ts';

const RECEIPTS_DAYS_AGO = 2;
/** Newer gifts wait for their receipts. */
const WITHOUT_RECEIPT_DAYS = 10;
const NO_KEY = { idempotency_key: null, body_digest: null };

export function donationEvents(now: Date, admin: Worker): DemoEvent[] {
  return SAMPLE_DONATIONS.map((gift) => ({
    at: workingHour(now, gift.daysAgo),
    act: (ctx) => record(ctx, admin, gift),
  }));
}

export async function issueDemoReceipts(opened: AppContext, admin: Worker): Promise<void> {
  const ctx = { ...opened, now: () => daysBefore(opened.now(), RECEIPTS_DAYS_AGO) };
  const gifts = await ctx.db
    .selectFrom('donations')
    .select('id')
    .where('cancelled_at', 'is', null)
    .where('received_on', '<', dayInIndia(daysBefore(opened.now(), WITHOUT_RECEIPT_DAYS)))
    .orderBy('received_on')
    .execute();
  const documents = documentsByName(allDocuments);
  for (const { id } of gifts) {
    await issueReceipt(ctx, documents, { id, by: by(admin), expectedVersion: undefined });
  }
}

async function record(ctx: AppContext, admin: Worker, gift: SampleDonation): Promise<void> {
  const { rupees, mode, reference, purpose, cancelled } = gift;
  const { name, address, pan } = gift.donor;
  const input = {
    ...{ mode, reference, purpose, address },
    received_on: dayInIndia(ctx.now()),
    amount_paise: rupees * 100,
    donor_name: name,
    email: '',
    phone: '',
    id_type: pan ? 'pan' : '',
    id_number: pan,
    section: pan ? '80g' : 'none',
    kind: 'others',
  } as const;
  const { id } = await insertDonation(ctx, { input, by: by(admin), ...NO_KEY });
  if (cancelled) {
    const request = { id, reason: cancelled, by: by(admin), expectedVersion: undefined };
    await cancelDonation(ctx, request);
  }
}
