// Every text of an entry, sent as what a spreadsheet would take for a formula.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { surveyDraft } from '#domain/survey-shape.ts';
import { aarav, sunita } from '../support/entries.ts';
import { openTestHouse, type TestHouse } from '../support/house.ts';
import { meera, type Person, volunteer } from '../support/people.ts';

let house: TestHouse;
let admin: Person;

beforeAll(async () => {
  house = await openTestHouse();
  admin = await meera(house);
});
afterAll(() => house.close());

const TRIGGERS = ['=', '+', '-', '@', '\t=', '\r\n=', '＝', '＠', "'=", '"=', ',='];
const FORMULA = 'cmd|"/c calc"!A0,x';

test.each(TRIGGERS)('no cell of the export begins with %j', async (trigger) => {
  const text = `${trigger}${FORMULA}`;
  for (const person of [sunita, aarav]) {
    const body: Record<string, unknown> = { ...person, volunteer_id: admin.id };
    for (const field of Object.keys(surveyDraft.shape)) {
      const tried = { ...body, [field]: text };
      // Where only certain values are taken, it is refused and stays as it was.
      if ((await admin.call('createSurvey', { body: tried })).status === 201) body[field] = text;
    }
    expect((await admin.call('createSurvey', { body })).status).toBe(201);
    expect(Object.values(body).filter((value) => value === text).length).toBeGreaterThan(4);
  }
  await expectNoFormula();
});

test('nor with the name of who collected it', async () => {
  const asha: Person = await volunteer(house, 'Asha');
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
