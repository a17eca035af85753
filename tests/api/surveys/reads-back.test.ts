// Accepted entries read back as they were sent. Hostile values are in ../attacks/any-request.test.ts.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATEGORIES, GENDERS } from '#domain/surveys/survey.ts';
import { cleanText } from '#domain/text/text.ts';
import type { Client } from '../../support/app/api/client.ts';
import { volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { propertyTimeout, runs } from '../../support/properties/property-runs.ts';

let testApp: TestApp;
let asha: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

test(
  'an accepted entry is read back as it was sent, and is found by its name',
  propertyTimeout,
  async () => {
    const writable = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map(cleanText)
      .filter((text) => text !== '');
    const adult = fc.record({
      survey_type: fc.constant('adult'),
      name: writable,
      gender: fc.constantFrom(...GENDERS),
      category: fc.constantFrom(...CATEGORIES),
      age: fc.integer({ min: 1, max: 59 }),
      correspondence_address: writable,
      permanent_address: writable,
      city: writable,
      mobile_no: fc.stringMatching(/^5\d{9}$/),
      aadhar_no: fc.stringMatching(/^0\d{11}$/),
      employed: fc.constant(true),
      income: fc.integer({ min: 0, max: 1_000_000_000 }),
    });
    await fc.assert(
      fc.asyncProperty(adult, async (draft) => {
        const made = await asha.call('createSurvey', { body: draft });
        expect(made.status).toBe(201);
        const { id } = made.body.data;
        const read = await asha.call('readSurvey', { id });
        expect(read.body.data).toMatchObject(draft);
        const found = await asha.call('listOwnSurveys', {
          query: { search: draft.name, limit: 100 },
        });
        expect(found.body.data.map((entry) => entry.id)).toContain(id);
      }),
      runs(150),
    );
  },
);
