// Exports of many pages, while clients stop reading and entries change.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_ROOT } from '#domain/endpoints.ts';
import { unpagedListQuery } from '#domain/surveys/survey-list-schema.ts';
import { csvFile } from '#server/exports/csv.ts';
import { surveyTable } from '#server/surveys/export/export.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { readCsv } from '../../../support/app/api/read-csv.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

const PAGE = 1000;

let testApp: TestApp;
let asha: Client;
let admin: Client;
let copied: number;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
  copied = (await asha.call('createSurvey', { body: sunita })).body.data.id;
});
afterAll(() => testApp.close());

test('a list of many pages is exported completely, and stops when the client disconnects', async () => {
  const long = await recordMany(8 * PAGE + 1);
  const url = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }));
  const interrupted = countReads();
  const closed = once(testApp.app.server, 'request').then(([, reply]) => once(reply, 'close'));

  const response = await begin(url);
  await once(response, 'data');
  response.pause();
  expect(await settled(interrupted), 'it waits for a client that does not read').toBeLessThan(8);
  const second = await begin(url);
  second.pause();
  await expect(admin.call('exportSurveys')).rejects.toThrow('answered 503');
  const donations = admin.call('exportDonations', { query: { year: '2026-27' } });
  await expect(donations).rejects.toThrow('answered 503');
  second.destroy();
  response.destroy();
  await closed;
  expect(await settled(interrupted), 'it stops when the client has gone').toBeLessThan(8);

  const complete = countReads();
  const chunks: Buffer[] = [];
  for await (const chunk of await begin(url)) chunks.push(chunk);
  const rows = readCsv(Buffer.concat(chunks).toString());
  expect(rows.map(({ Entry }) => Number(Entry))).toEqual([copied, ...long]);
  expect(complete()).toBe(9);
});

test.each([
  [{ sort: 'date_old' }, 'Leela'],
  [{ sort: 'date_new' }, 'Mina'],
  [{ search: 'one who stays' }, 'Nila'],
] as const)(
  'entries that exist throughout are exported once, despite changes: %o',
  async (query, name) => {
    const { id: owner } = await volunteer(testApp, name);
    const stays = await recordMany(2 * PAGE, { searched: 'one who stays', owner });
    const leaves = await recordMany(10, { searched: 'one who stays', owner });
    const wanted = unpagedListQuery.parse({ ...query, volunteer_id: `${owner}` });
    const text = csvFile(await surveyTable(testApp.ctx, wanted));
    let whole = (await text.next()).value ?? '';
    const gone = { deleted_at: new Date().toISOString() };
    const { db } = testApp.ctx;
    await db.updateTable('surveys').set(gone).where('id', 'in', leaves).execute();
    await recordMany(10, { searched: 'one who comes', owner });
    for await (const part of text) whole += part;
    const listed = readCsv(whole).map(({ Entry }) => Number(Entry));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(stays));
  },
);

/** Waits until nothing more is read. */
async function settled(reads: () => number): Promise<number> {
  const before = reads();
  await setTimeout(400);
  return reads() === before ? before : settled(reads);
}

/** Copies of one long entry, all created at the same time: more than the buffers of a connection hold. */
async function recordMany(
  many: number,
  { searched = '', owner = asha.id } = {},
): Promise<number[]> {
  const { db } = testApp.ctx;
  const { id: _, ...row } = await db
    .selectFrom('surveys')
    .selectAll()
    .where('id', '=', copied)
    .executeTakeFirstOrThrow();
  const at = new Date().toISOString();
  const address = 'धारावी, '.repeat(125);
  const made: number[] = [];
  for (let left = many; left > 0; left -= 500) {
    const rows = Array.from({ length: Math.min(500, left) }, () => ({
      ...row,
      uid: randomUUID(),
      volunteer_id: owner,
      correspondence_address: address,
      permanent_address: address,
      search_text: searched,
      created_at: at,
    }));
    const inserted = await db.insertInto('surveys').values(rows).returning('id').execute();
    made.push(...inserted.map(({ id }) => id));
  }
  return made;
}

/** @returns a function with the number of pages of entries read since; the search for duplicates reads ids only */
function countReads(): () => number {
  let reads = 0;
  testApp.ctx.searchDb = testApp.ctx.searchDb.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => 'survey_type' in row)) reads += 1;
      return result;
    },
  });
  return () => reads;
}

async function begin(address: URL): Promise<IncomingMessage> {
  const request = get(new URL(`${API_ROOT}/surveys/export?sort=date_old`, address), {
    headers: { authorization: `Bearer ${admin.token}` },
    agent: false,
  });
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(200);
  return response;
}
