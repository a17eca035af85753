// Sunita Devi, recorded once by Asha and once by Ravi. Every test has its own village, so that no other entry is hers.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Client } from '../api/client.ts';
import { meera, volunteer } from '../api/people.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { sunita } from './entries.ts';

type Ids = [older: number, newer: number];

class TrustWithTwoEntries {
  testApp!: TestApp;
  admin!: Client;
  asha!: Client;
  ravi!: Client;
  village = 0;
  devi!: typeof sunita;
  /** The numbers of her second entry. */
  other!: { mobile_no: string; aadhar_no: string };

  async open(): Promise<void> {
    this.testApp = await openTestApp();
    this.admin = await meera(this.testApp);
    this.asha = await volunteer(this.testApp, 'Asha');
    this.ravi = await volunteer(this.testApp, 'Ravi');
  }

  moveToNextVillage(): void {
    this.village += 1;
    const five = String(this.village).padStart(5, '0');
    this.devi = {
      ...sunita,
      name: 'Sunita Devi',
      city: `Khunti ${this.village}`,
      mobile_no: `52310${five}`,
      aadhar_no: `0412883${five}`,
    };
    this.other = { mobile_no: `51806${five}`, aadhar_no: `0999123${five}` };
  }

  async record(who: Client, body: object): Promise<number> {
    return (await who.call('createSurvey', { body })).body.data.id;
  }

  async look(who: Client, body: object) {
    return (await who.call('findPossibleDuplicates', { body })).body.data;
  }

  async pairs(state = 'open') {
    const { body } = await this.admin.call('listPairs', { query: { state, limit: 100 } });
    return body.data.filter(({ older }) => older.city === this.devi.city);
  }

  /** @param second fields of her second entry @param first fields of her first one */
  async pairOfTwo(second: object = {}, first: object = {}): Promise<Ids> {
    const hers = { ...this.devi, ...this.other, name: 'सुनीता देवी', age: 35, income: 9000 };
    const ids: Ids = [
      await this.record(this.asha, { ...this.devi, ...first }),
      await this.record(this.ravi, { ...hers, ...second }),
    ];
    expect(await this.pairs()).toHaveLength(1);
    return ids;
  }

  decide([id, newer]: Ids, body: object, who = this.admin) {
    return who.call('decidePair', { id, other: newer, body });
  }
}

export function openTrustWithTwoEntries(): TrustWithTwoEntries {
  const trust = new TrustWithTwoEntries();
  beforeAll(() => trust.open());
  beforeEach(() => trust.moveToNextVillage());
  afterAll(() => trust.testApp.close());
  return trust;
}
