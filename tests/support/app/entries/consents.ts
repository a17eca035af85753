// A trust that asks for consent: Asha and Ravi record people, Meera publishes the notice.
import { afterEach, beforeEach } from 'vitest';
import { present } from '../../present.ts';
import type { Client } from '../api/client.ts';
import { meera, volunteer } from '../api/people.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

export const NOTICE = {
  en: 'We write down your name and address.',
  hi: 'हम आपका नाम और पता लिखते हैं।',
};

export const agreed = (notice: string) => ({
  consent_notice: notice,
  consent_by: 'person',
  consent_way: 'read_aloud',
  consent_language: 'hi',
});

export const byMother = (notice: string) => ({
  ...agreed(notice),
  consent_by: 'guardian',
  guardian_relation: 'mother',
  guardian_name: 'Radha Sahni',
  guardian_proof: 'document',
});

/** @returns the uid of the notice */
export async function publishNotice(admin: Client, texts: object = NOTICE): Promise<string> {
  const { body } = await admin.call('publishPrivacyNotice', { body: texts });
  return present(body.data.notices[0]).uid;
}

class ConsentTrust {
  testApp!: TestApp;
  asha!: Client;
  ravi!: Client;
  admin!: Client;

  async open(): Promise<void> {
    this.testApp = await openTestApp();
    this.asha = await volunteer(this.testApp, 'Asha');
    this.ravi = await volunteer(this.testApp, 'Ravi');
    this.admin = await meera(this.testApp);
  }

  publish(texts?: object): Promise<string> {
    return publishNotice(this.admin, texts);
  }

  async record(body: object, client = this.asha, headers = {}): Promise<number> {
    const reply = await client.call('createSurvey', { body, headers });
    return reply.body.data.id;
  }

  async consentsOf(id: number, client = this.asha) {
    return (await client.call('readConsents', { id })).body.data;
  }

  async filtered(query: Record<string, string>): Promise<number[]> {
    const { body } = await this.admin.call('listSurveys', { query });
    return body.data.map(({ id }) => id);
  }
}

/** A trust of its own for every test. */
export function openConsentTrust(): ConsentTrust {
  const trust = new ConsentTrust();
  beforeEach(() => trust.open());
  afterEach(() => trust.testApp.close());
  return trust;
}
