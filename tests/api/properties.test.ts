// Whatever is sent: the answer has the declared shape (the client in people.ts holds it to that), is
// never a 5xx, and what was accepted reads back as it was sent.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATEGORIES, GENDERS } from '#domain/survey.ts';
import { surveyDraft } from '#domain/survey-shape.ts';
import { tidy } from '#domain/text.ts';
import { openTestHouse, type TestHouse } from '../support/house.ts';
import { meera, nobody, type Person, volunteer } from '../support/people.ts';

const RUNS = 150;
let house: TestHouse;
let asha: Person;
let admin: Person;

beforeAll(async () => {
  house = await openTestHouse({ LOGIN_RATE_LIMIT: '100000' });
  asha = await volunteer(house, 'Asha');
  admin = await meera(house);
});
afterAll(() => house.close());

const fieldNames = Object.keys(surveyDraft.shape);
const anyValue = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }));
const anyDraft = fc.dictionary(fc.constantFrom(...fieldNames), anyValue);

test('any values in the fields of an entry', async () => {
  await fc.assert(
    fc.asyncProperty(anyDraft, async (draft) => {
      const { status } = await asha.call('createSurvey', { body: draft });
      // 400: a key that reaches into prototypes is refused before it is read.
      expect([201, 400, 422]).toContain(status);
    }),
    { numRuns: RUNS },
  );
});

test('any JSON at all as the body of a call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (body) => {
      const replies = [
        await asha.call('createSurvey', { body }),
        await admin.call('createVolunteer', { body }),
        await nobody(house.app).call('signIn', { body }),
      ];
      for (const { status } of replies) expect([400, 401, 422]).toContain(status);
    }),
    { numRuns: RUNS },
  );
});

test('any parameters of a list', async () => {
  const parameters = fc.record(
    {
      page: fc.oneof(fc.integer(), fc.string()).map(String),
      limit: fc.oneof(fc.integer(), fc.string()).map(String),
      search: fc.string({ unit: 'binary' }),
      sort: fc.oneof(fc.constantFrom('date_new', 'date_old'), fc.string()),
      type: fc.oneof(fc.constantFrom('adult', 'child', 'all'), fc.string()),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(parameters, async (query) => {
      const { status } = await asha.call('listOwnSurveys', { query });
      expect([200, 400]).toContain(status);
    }),
    { numRuns: RUNS },
  );
});

test('what is accepted reads back as it was sent, and is found by its name', async () => {
  const writable = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map(tidy)
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
      expect(found.body.data.map((entry: { id: number }) => entry.id)).toContain(id);
    }),
    { numRuns: RUNS },
  );
});
