// The export of the entries, as CSV and for Excel.
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_ROOT, endpoints } from '#domain/endpoints.ts';
import { dayAfter } from '#domain/indian-time.ts';
import { anonymous, type Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { type CsvRow, readCsv } from '../../../support/app/api/read-csv.ts';
import { AADHAAR, aarav, sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

const tricky = {
  ...sunita,
  name: '=HYPERLINK("https://elsewhere.example","कमला")',
  correspondence_address: 'Room 14, the "old" mill\nDharavi',
  permanent_address: '+91 is not a sum',
  city: '@home',
  constituency: '-1',
  employed: false,
  income: 0,
  mobile_no: '5339006417',
};
const numbered = {
  ...aarav,
  name: 'नंदिनी गावित',
  mother_name: 'Sunanda Gavit',
  other_document_type: 'voter_id',
  other_document_no: 'MHX0012345',
  physically_disabled: true,
  disability: 'Hears with an aid',
};

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;
/** By name, in order of creation. */
let ids: Map<string, number>;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  admin = await meera(testApp);
  ids = new Map();
  const recorded = [
    { by: asha, body: sunita },
    { by: ravi, body: tricky },
    { by: asha, body: aarav },
    { by: ravi, body: numbered },
    { by: ravi, body: { ...sunita, name: 'Deleted since' } },
  ];
  for (const { by, body } of recorded) {
    const made = await by.call('createSurvey', { body });
    expect(made.status).toBe(201);
    ids.set(body.name, made.body.data.id);
  }
  await ravi.call('deleteSurvey', { id: ids.get('Deleted since') ?? 0 });
});
afterAll(() => testApp.close());

async function exported(query: Record<string, string | number> = {}): Promise<CsvRow[]> {
  const { status, body } = await admin.call('exportSurveys', { query });
  expect(status).toBe(200);
  return readCsv(body);
}
const namesOf = (rows: CsvRow[]) => rows.map(({ Name }) => Name);
const TRICKY = `'${tricky.name}`;

test('every live entry is exported, newest first, with the labels of the form as headings', async () => {
  const rows = await exported();
  expect(namesOf(rows)).toEqual([numbered.name, aarav.name, TRICKY, sunita.name]);
  expect(rows.at(-1)).toEqual({
    Entry: String(ids.get(sunita.name)),
    Type: 'Adult',
    Name: 'Sunita Devi Kushwaha',
    Gender: 'Female',
    Category: 'OBC',
    Age: '34',
    'Senior citizen': 'No',
    'Physically disabled': 'No',
    Disability: '',
    'Father’s name': '',
    'Mother’s name': '',
    Class: '',
    'Current school': '',
    'School type': '',
    'Mobile number': '5231044718',
    'Other number': '5231044719',
    'Correspondence address': 'Room 14, Ganesh Chawl, 90 Feet Road, Dharavi',
    'Permanent address is the same': 'No',
    'Permanent address': 'Ward 3, Jawhar',
    City: 'Mumbai',
    Constituency: 'Dharavi',
    'Aadhaar number (masked)': 'XXXX XXXX 1234',
    'Other document type': '',
    'Other document number (masked)': '',
    Employed: 'Yes',
    'Income (rupees a month)': '8500',
    'Collected by': 'Asha',
    'Recorded (IST)': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+05:30$/),
    'Changed (IST)': expect.stringMatching(/\+05:30$/),
    'Deleted (IST)': '',
  });
  expect(rows[0]).toMatchObject({
    Type: 'Child',
    'Physically disabled': 'Yes',
    Disability: 'Hears with an aid',
    'Father’s name': 'Manoj Sahni',
    'Mother’s name': 'Sunanda Gavit',
    Class: '2',
    'School type': 'Government',
    'Other document type': 'Voter ID',
    'Other document number (masked)': 'XXXX2345',
    Employed: '',
    'Income (rupees a month)': '',
  });
});

test('the export is not cached on the way', async () => {
  // Past midnight in India, while the date in UTC is still the previous one.
  testApp.stopClock(20 - new Date().getUTCHours());
  const { headers } = await (await meera(testApp)).call('exportSurveys');
  const day = dayAfter(testApp.ctx.now().toISOString().slice(0, 10));
  testApp.setClock(0);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-disposition']).toBe(`attachment; filename="survey-entries-${day}.csv"`);
  expect(headers).not.toHaveProperty('content-length');
  testApp.setClock(0);
});

test('no export contains an identity number, whatever is requested', async () => {
  for (const query of [{}, { status: 'deleted' }, { search: AADHAAR }]) {
    const { body } = await admin.call('exportSurveys', { query });
    expect(body).toContain('XXXX XXXX 1234');
    expect(body).not.toMatch(/\d{12}|\d{4} \d{4} \d{4}/);
    expect(body).not.toMatch(/MHX0012345|BC-2019|BC2019/);
  }
});

test('values cannot become formulas, and are otherwise unchanged', async () => {
  const [row] = await exported({ volunteer_id: ravi.id, type: 'adult' });
  expect(row).toMatchObject({
    Name: TRICKY,
    'Correspondence address': tricky.correspondence_address,
    'Permanent address': `'${tricky.permanent_address}`,
    City: "'@home",
    Constituency: "'-1",
  });
});

test('the export has the filters and the order of the list', async () => {
  expect(namesOf(await exported({ sort: 'date_old' }))).toEqual([
    sunita.name,
    TRICKY,
    aarav.name,
    numbered.name,
  ]);
  expect(namesOf(await exported({ type: 'child' }))).toEqual([numbered.name, aarav.name]);
  expect(namesOf(await exported({ volunteer_id: asha.id }))).toEqual([aarav.name, sunita.name]);
  expect(namesOf(await exported({ status: 'deleted' }))).toEqual(['Deleted since']);
  expect((await exported({ status: 'deleted' }))[0]?.['Deleted (IST)']).toMatch(/\+05:30$/);
  expect(namesOf(await exported({ page: 7, limit: 1 }))).toHaveLength(4);
});

test('a search gives the same entries in the export as in the list', async () => {
  expect(namesOf(await exported({ search: 'hadapsar' }))).toEqual([numbered.name, aarav.name]);
  expect(namesOf(await exported({ search: 'HADAPSAR', sort: 'date_old' }))).toEqual([
    aarav.name,
    numbered.name,
  ]);
  expect(namesOf(await exported({ search: 'mhx 0012345' }))).toEqual([numbered.name]);
  expect(namesOf(await exported({ search: 'dharavi', volunteer_id: ravi.id }))).toEqual([TRICKY]);
  expect(namesOf(await exported({ search: 'since' }))).toEqual([]);
  expect(namesOf(await exported({ search: 'since', status: 'deleted' }))).toEqual([
    'Deleted since',
  ]);
});

test('the workbook has the rows of the CSV file, with times as times and nothing escaped', async () => {
  const { bytes, headers } = await admin.call('exportSurveys', { query: { format: 'xlsx' } });
  expect(headers['content-disposition']).toMatch(/"survey-entries-[\d-]+\.xlsx"$/);
  const [sheet] = await readXlsx(bytes);
  const [titles = [], ...rows] = sheet?.data ?? [];
  const inCsv = await exported();
  expect(titles).toEqual(Object.keys(inCsv[0] ?? {}));
  expect(rows).toHaveLength(inCsv.length);
  for (const [i, row] of rows.entries()) {
    for (const [place, cell] of row.entries()) {
      const text = inCsv[i]?.[`${titles[place]}`] ?? '';
      // Days as a fraction are exact to a millisecond or so.
      // The cell shows the clock of India, and the reader takes it for UTC.
      const clock = text.replace('+05:30', 'Z');
      if (cell instanceof Date) expect(cell.getTime() - Date.parse(clock)).toBeCloseTo(0, -1);
      else expect(`${cell ?? ''}`).toBe(text.replace(/^'/, ''));
    }
  }
  expect(rows[0]?.at(-2)).toBeInstanceOf(Date);
  expect(JSON.stringify(rows)).not.toMatch(/\d{12}|\d{4} \d{4} \d{4}|MHX0012345/);
});

test('an empty result exports only the headings', async () => {
  for (const query of [{ search: 'nobody' }, { volunteer_id: 999 }]) {
    const { status, body } = await admin.call('exportSurveys', { query });
    expect([status, readCsv(body)]).toEqual([200, []]);
    expect(body).toMatch(/^.Entry,.*\r\n$/);
  }
});

test('each export is logged before it begins, and a refused one is not', async () => {
  const before = await auditEntries();
  await admin.call('exportSurveys', { query: { search: 'kushwaha' } });
  expect(await auditEntries()).toEqual([
    ...before,
    { actor_id: admin.id, entity: 'survey', entity_id: null, entity_name: 'csv: search' },
  ]);
  expect((await asha.call('exportSurveys')).status).toBe(403);
  expect((await anonymous(testApp.app).call('exportSurveys')).status).toBe(401);
  expect((await admin.call('exportSurveys', { query: { type: 'dog' } })).status).toBe(400);
  const url = API_ROOT + endpoints.exportSurveys.path;
  const inAddress = await testApp.app.inject({ url: `${url}?token=${admin.token}` });
  const head = await testApp.app.inject({
    method: 'HEAD',
    url,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect([inAddress.statusCode, head.statusCode]).toEqual([401, 404]);
  expect(await auditEntries()).toHaveLength(before.length + 1);
});

async function auditEntries() {
  return testApp.ctx.db
    .selectFrom('audit_log')
    .select(['actor_id', 'entity', 'entity_id', 'entity_name'])
    .where('action', '=', 'export')
    .orderBy('id')
    .execute();
}
