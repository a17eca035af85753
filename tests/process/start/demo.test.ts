import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryResultRow } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { Client } from '../../support/app/api/client.ts';
import { queryPostgres, querySqlite } from '../../support/app/query-database.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { startCluster } from '../../support/database/postgres-cluster.ts';
import { runCommand } from '../../support/program/command.ts';
import { leaveOutPictures } from '../../support/program/few-pictures.ts';
import { clientAt, request, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const WEEK = 7 * 24 * 60 * 60_000;
const PAGE = 100;
/** For a thousand events and a start. */
const PATIENCE = 120_000;

test('an empty folder is filled with a demo trust, once', { timeout: PATIENCE }, async () => {
  const dataDir = temporaryFolder();
  const output = await makeDemo({ DATA_DIR: dataDir });
  await leaveOutPictures(async (sql) => querySqlite(dataDir, sql));
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(() => program.stop('SIGTERM').then(() => {}));
  const { address } = program;
  const [, email, password] = /admin\s+(\S+)\s+password\s+(\S+)/.exec(output) ?? [];
  const { token } = (await signIn(address, email, password)).body;
  const admin = clientAt(address, token);
  expectEntries(await everyEntry(admin));
  expect((await everyEntry(admin, { status: 'deleted' })).length).toBeGreaterThan(6);
  expect((await admin.call('listVolunteers')).body.data).toHaveLength(15);
  const { unread, pagination } = (await admin.call('listEnquiries')).body;
  expect([unread, pagination.total_records]).toEqual([5, 25]);
  const donations = (await admin.call('listDonations', { query: { limit: 100 } })).body.data;
  expect(donations.filter(({ receipt }) => receipt)).toHaveLength(16);
  expect(donations.filter(({ cancelled }) => cancelled)).toHaveLength(1);
  await expectSignIn(address, output);
  await program.stop('SIGTERM');

  const file = join(dataDir, 'adhyay.sqlite');
  const before = readFileSync(file);
  await expectRefusal({ DATA_DIR: dataDir });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('an empty PostgreSQL database is filled as well', { timeout: PATIENCE }, async () => {
  const cluster = startCluster();
  onTestFinished(() => cluster.stop());
  const place = { DATA_DIR: temporaryFolder(), DATABASE_URL: cluster.url };
  await makeDemo(place);
  const rows = (table: string) => queryPostgres(cluster.url, `select * from ${table}`);
  const isLive = ({ deleted_at }: QueryResultRow) => deleted_at === null;
  const surveys = await rows('surveys');
  expectEntries(
    surveys.filter(isLive).map(({ survey_type, other_document_type, created_at, version }) => ({
      survey_type,
      other_document_type,
      created_at,
      version,
    })),
  );
  expect(surveys.filter((row) => !isLive(row)).length).toBeGreaterThan(6);
  expect((await rows('volunteers')).filter(isLive)).toHaveLength(15);
  const enquiries = await rows('enquiries');
  const unread = enquiries.filter(({ read_at }) => read_at === null);
  expect([unread.length, enquiries.length]).toEqual([5, 25]);
  await expectRefusal(place);
});

test('with an existing account the command refuses and changes nothing', async () => {
  const dataDir = startedFolder();
  const program = await startProgram({ DATA_DIR: dataDir });
  await program.stop('SIGTERM');
  const before = readFileSync(join(dataDir, 'adhyay.sqlite'));
  await expectRefusal({ DATA_DIR: dataDir });
  expect(readFileSync(join(dataDir, 'adhyay.sqlite')).equals(before)).toBe(true);
});

async function makeDemo(place: Record<string, string>): Promise<string> {
  const { code, output } = await runCommand('demo', { variables: place });
  expect(code, output).toBe(0);
  return output;
}

type Seen = Pick<Survey, 'survey_type' | 'other_document_type' | 'created_at' | 'version'>;

function expectEntries(live: Seen[]): void {
  expect(live.length).toBeGreaterThan(370);
  expect(new Set(live.map(({ survey_type }) => survey_type))).toEqual(new Set(['adult', 'child']));
  expect(new Set(live.map(({ other_document_type }) => other_document_type))).toEqual(
    new Set([null, 'voter_id', 'pan', 'passport', 'other']),
  );
  const ages = live.map(({ created_at }) => Date.now() - Date.parse(created_at));
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(ages.filter((age) => age < WEEK).length).toBeGreaterThan(3);
  expect(Math.max(...ages)).toBeGreaterThan(50 * WEEK);
  expect(live.filter(({ version }) => version > 1).length).toBeGreaterThan(30);
}

async function everyEntry(
  { call }: Pick<Client, 'call'>,
  filter: Record<string, string> = {},
): Promise<Survey[]> {
  const entries: Survey[] = [];
  for (let page = 1; ; page++) {
    const { body } = await call('listSurveys', { query: { ...filter, page, limit: PAGE } });
    entries.push(...body.data);
    if (page >= body.pagination.total_pages) return entries;
  }
}

/** Signs in as a volunteer with the printed password. */
async function expectSignIn(address: string, output: string): Promise<void> {
  const [, password] = /volunteers\s+password\s+(\S+)/.exec(output) ?? [];
  const [email] = /asha\S+@adhyay\.example/.exec(output) ?? [];
  const { body } = await signIn(address, email, password);
  const own = await request(address, 'listOwnSurveys', { token: body.token });
  expect(own.body.pagination.total_records).toBeGreaterThan(50);
}

function signIn(address: string, email: string | undefined, password: string | undefined) {
  return request(address, 'signIn', { body: { email, password } });
}

async function expectRefusal(place: Record<string, string>): Promise<void> {
  const { code, output } = await runCommand('demo', { variables: place });
  expect(code).toBe(1);
  expect(output).toMatch(/^There is data here already, so the demo has changed nothing/);
  expect(output).not.toMatch(/^\s+at /m);
}
