// Text fields of an entry with values that spreadsheets take for formulas.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { surveyInput } from '#domain/surveys/survey-schema.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { aarav, sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

const TRIGGERS = ['=', '+', '-', '@', '\t=', '\r\n=', '＝', '＠', "'=", '"=', ',='];
const FORMULA = 'cmd|"/c calc"!A0,x';

test.each([sunita, aarav])(
  'no cell of the export of $name begins like a formula',
  async (person) => {
    for (const trigger of TRIGGERS) {
      const text = `${trigger}${FORMULA}`;
      const kept = await keepAsText({ ...person, volunteer_id: admin.id }, text);
      expect(Object.values(kept).filter((value) => value === text).length).toBeGreaterThan(4);
    }
    await expectNoFormula();
  },
);

/** Sends the text in every field that accepts it; fields with fixed values keep theirs. */
async function keepAsText(person: Record<string, unknown>, text: string) {
  const texts = Object.fromEntries(Object.keys(surveyInput.shape).map((field) => [field, text]));
  for (;;) {
    const body = { ...person, ...texts };
    const answer = await admin.call('createSurvey', { body });
    if (answer.status === 201) return body;
    const refused: string[] = answer.problem.errors.map(({ field }) => field);
    for (const field of refused) {
      if (!(field in texts)) throw new Error(`${field} is refused as it was`);
      delete texts[field];
    }
  }
}

test('a volunteer’s name does not become a formula either', async () => {
  const asha: Client = await volunteer(testApp, 'Asha');
  const change = { email: 'asha@adhyay.example', status: 'active', name: `=${FORMULA}` };
  await admin.call('updateVolunteer', { id: asha.id, body: change });
  await asha.call('createSurvey', { body: sunita });
  await expectNoFormula();
});

async function expectNoFormula(): Promise<void> {
  const { body } = await admin.call('exportSurveys');
  const cells = [
    ...body.slice(1).matchAll(/(?:^|,|\r\n)("(?:[^"]|"")*"|[^",\r\n]*)(?=,|\r\n)/g),
  ].map(([, cell = '']) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
  expect(cells.length).toBeGreaterThan(40);
  expect(cells.some((cell) => cell.includes('calc'))).toBe(true);
  for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
}
