// A trust moves from SQLite and disk to PostgreSQL and a bucket, with all its data.
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { EndpointName } from '#domain/endpoints.ts';
import type { CallOptions } from '../../support/app/api/client.ts';
import { AADHAAR } from '../../support/app/entries/entries.ts';
import { queryPostgres, querySqlite } from '../../support/app/query-database.ts';
import { digestOfPostgres } from '../../support/app/tables.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { itemsOf } from '../../support/app/website/editors.ts';
import { digestOfFiles } from '../../support/database/backup-environment.ts';
import { startCluster } from '../../support/database/postgres-cluster.ts';
import { startBucket, type TestBucket } from '../../support/images/bucket.ts';
import { startFaultyProxy } from '../../support/network/faulty-proxy.ts';
import { runCommand } from '../../support/program/command.ts';
import { showDeliveredPages } from '../../support/program/delivered-pages.ts';
import { leaveOutPictures } from '../../support/program/few-pictures.ts';
import { clientAt, request, runProgram, startProgram } from '../../support/program/program.ts';

// Each test starts the program and several commands.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let dataDir: string;
let cluster: ReturnType<typeof startCluster>;
let bucket: TestBucket;
let admin: { email: string; password: string };
beforeAll(async () => {
  dataDir = temporaryFolder();
  cluster = startCluster();
  bucket = await startBucket();
  const demo = await runCommand('demo', { variables: { DATA_DIR: dataDir } });
  const [, email = '', password = ''] = /admin\s+(\S+)\s+password\s+(\S+)/.exec(demo.output) ?? [];
  admin = { email, password };
  await leaveOutPictures(async (query) => querySqlite(dataDir, query));
  showDeliveredPages(dataDir);
});
afterAll(async () => {
  cluster.stop();
  await bucket.close();
});

const FAQS = { name: 'faqs', query: { locale: 'hi' } };
const QUESTIONS: [name: EndpointName, sent: CallOptions][] = [
  ['listSurveys', { query: { limit: 100 } }],
  ['listSurveys', { query: { limit: 100, page: 3, sort: 'date_old' } }],
  ['listSurveys', { query: { status: 'deleted', limit: 100 } }],
  ['listSurveys', { query: { search: 'a', limit: 100 } }],
  ['listSurveys', { query: { search: AADHAAR } }],
  ['listVolunteers', {}],
  ['listEnquiries', { query: { limit: 100 } }],
  ['listDocuments', {}],
  ['readDraft', FAQS],
  ['readDocumentHistory', FAQS],
];

const COMMIT = /^Q[\s\S]{4}commit\0$/;
const MOVED = /was moved to PostgreSQL.*set DATABASE_URL/s;

/** A published version, and a draft on top of it. */
async function writeWebsite(address: string): Promise<void> {
  const { body: session } = await request(address, 'signIn', { body: admin });
  const { call } = clientAt(address, session.token);
  const { document } = (await call('readDraft', FAQS)).body.data;
  const [first, ...others] = itemsOf(document);
  const save = (question: string) =>
    call('saveDraft', {
      ...FAQS,
      body: { ...document, items: [{ ...first, question }, ...others] },
    });
  await save('क्या मैं आऊँ?');
  expect((await call('publishDocument', { ...FAQS, body: {} })).status).toBe(200);
  expect((await save('क्या मैं रुकूँ?')).status).toBe(200);
}

/** An admin's responses, and the bytes of an image and of the annual report. */
async function seen(variables: Record<string, string>, prepare?: (address: string) => unknown) {
  const program = await startProgram(variables);
  await prepare?.(program.address);
  const { body } = await request(program.address, 'signIn', { body: admin });
  const { call } = clientAt(program.address, body.token);
  const answers: unknown[] = [];
  for (const [name, sent] of QUESTIONS) answers.push((await call(name, sent)).body);
  const files = (await call('listFiles')).body.data;
  const images = (await call('listImages')).body.data;
  answers.push(files, images);
  for (const path of [`/images/${images[0]?.name}`, `/files/${files[0]?.name}`]) {
    const content = await fetch(program.address + path);
    expect(content.status, path).toBe(200);
    answers.push(Buffer.from(await content.arrayBuffer()).toString('base64'));
  }
  expect(await program.stop('SIGTERM')).toBe(0);
  return answers;
}

test('after a move whose outcome is unknown, nobody goes on with the old file by mistake', async () => {
  let wasCut = false;
  const line = await startFaultyProxy(cluster.url, (sent) => {
    if (wasCut || !COMMIT.test(sent)) return 'passes';
    wasCut = true;
    return 'is lost';
  });
  onTestFinished(line.close);
  const here = { DATA_DIR: dataDir };
  const cut = await runCommand('move', { variables: { ...here, DATABASE_URL: line.url } });
  expect([cut.code, cut.output]).toEqual([1, expect.stringMatching(/not known whether/)]);
  expect(cut.output).toMatch(/If there is nothing, delete moved-to-postgresql.txt/);
  const forgotten = await runProgram(here);
  expect([forgotten.code, forgotten.output]).toEqual([1, expect.stringMatching(MOVED)]);
  const marker = join(dataDir, 'moved-to-postgresql.txt');
  expect(readFileSync(marker, 'utf8')).toMatch(/may have been moved to PostgreSQL on 2/);
  rmSync(marker);
});

test('everything is moved, the source is kept, and a target with data is refused', async () => {
  const here = { DATA_DIR: dataDir };
  const before = await seen(here, writeWebsite);
  const there = { ...here, DATABASE_URL: cluster.url, ...bucket.variables };
  const database = readFileSync(join(dataDir, 'adhyay.sqlite'));
  const pictures = digestOfFiles(join(dataDir, 'images'));
  expect((await runCommand('move', { variables: here })).output).toMatch(/Missing target/);

  // A new trust in the empty database would hide that the old data is still elsewhere.
  const tooEarly = await runProgram(there);
  expect([tooEarly.code, tooEarly.output]).toEqual([1, expect.stringMatching(/run move/)]);
  const wrongKey = await runCommand('move', {
    variables: { ...there, AWS_SECRET_ACCESS_KEY: 'another' },
  });
  expect([wrongKey.code, wrongKey.output]).toEqual([
    1,
    expect.stringMatching(/^AWS_SECRET_ACCESS_KEY is not/),
  ]);

  const moved = await runCommand('move', { variables: there });
  expect(moved.code, moved.output).toBe(0);
  expect(readFileSync(join(dataDir, 'adhyay.sqlite')).equals(database)).toBe(true);
  expect(digestOfFiles(join(dataDir, 'images'))).toBe(pictures);
  rmSync(join(dataDir, 'images'), { recursive: true });
  expect(await seen(there)).toEqual(before);

  const inTarget = async () => [
    await digestOfPostgres((sql) => queryPostgres(cluster.url, sql)),
    digestOfFiles(bucket.directory),
  ];
  const full = await inTarget();
  const again = await runCommand('move', { variables: there });
  expect([again.code, again.output]).toEqual([
    1,
    expect.stringMatching(/already has data, and nothing was changed/),
  ]);
  expect(await inTarget()).toEqual(full);

  // The file is the trust as it was before the move: another database must not become that.
  await queryPostgres(cluster.url, 'create database lost');
  const other = new URL(cluster.url);
  other.pathname = '/lost';
  const lost = { ...here, DATABASE_URL: other.href };
  const second = await runCommand('move', { variables: lost });
  expect([second.code, second.output]).toEqual([1, expect.stringMatching(MOVED)]);
  const wrong = await runProgram(lost);
  expect([wrong.code, wrong.output]).toEqual([
    1,
    expect.stringMatching(/restore the newest backup/),
  ]);
  // Later the old file is deleted. A new trust would delete the pictures of the bucket.
  const folder = temporaryFolder();
  for (const name of ['keys', 'moved-to-postgresql.txt']) {
    copyFileSync(join(dataDir, name), join(folder, name));
    const empty = await runProgram({ ...lost, DATA_DIR: folder });
    expect([empty.code, empty.output]).toEqual([
      1,
      expect.stringMatching(/Is it the right database/),
    ]);
  }

  // Work that went on with the old file would be missing in PostgreSQL.
  const forgotten = await runProgram(here);
  expect([forgotten.code, forgotten.output]).toEqual([1, expect.stringMatching(MOVED)]);
  for (const command of ['backup', 'change-keys', 'end-sessions']) {
    const { code, output } = await runCommand(command, { variables: here });
    expect([command, code, output]).toEqual([command, 1, expect.stringMatching(MOVED)]);
  }
  const [backup = ''] = /\S+\.tar\.zst\b/.exec(moved.output) ?? [];
  const back = await runCommand('restore', { variables: here, args: [backup] });
  expect(back.code, back.output).toBe(0);
  showDeliveredPages(dataDir);
  const surveys = (answers: unknown[]) => answers.slice(0, 5);
  expect(surveys(await seen(here))).toEqual(surveys(before));
});
