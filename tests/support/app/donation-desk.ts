// Meera at the donations of a trust that may give receipts, in the financial year 2026-27.
import { afterEach, beforeEach } from 'vitest';
import type { Client } from './api/client.ts';
import { meera } from './api/people.ts';
import type { Reply } from './api/reply.ts';
import { documentsOfTrust, recordDonation } from './donations.ts';
import { openTestApp, type TestApp } from './test-app.ts';

class DonationDesk {
  testApp!: TestApp;
  admin!: Client;

  async open(): Promise<void> {
    this.testApp = await openTestApp({}, { documents: documentsOfTrust });
    await this.setClockTo('2026-11-23T06:00:00Z');
  }

  /** Signs in again: sessions end. */
  async setClockTo(time: string): Promise<void> {
    this.testApp.setClockTo(time);
    this.admin = await meera(this.testApp);
  }

  record(
    change: object = {},
    headers: Record<string, string> = {},
  ): Promise<Reply<'createDonation'>> {
    return recordDonation(this.admin, change, headers);
  }

  /** @returns the id */
  async recorded(change: object = {}): Promise<number> {
    return (await this.record(change)).body.data.id;
  }

  async list(query: Record<string, string> = {}) {
    return (await this.admin.call('listDonations', { query })).body;
  }

  issue(id: number) {
    return this.admin.call('issueReceipt', { id });
  }

  audit(action: string) {
    const log = this.testApp.ctx.db.selectFrom('audit_log').selectAll();
    return log.where('entity', '=', 'donation').where('action', '=', action).execute();
  }
}

export function openDonationDesk(): DonationDesk {
  const desk = new DonationDesk();
  beforeEach(() => desk.open());
  afterEach(() => desk.testApp.close());
  return desk;
}
