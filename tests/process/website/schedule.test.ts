// Scheduled publications with real programs that are stopped, killed, or run in parallel.
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { queryPostgres, querySqlite } from '../../support/app/query-database.ts';
import { itemsOf, question } from '../../support/app/website/editors.ts';
import { type ProgramCluster, startPrograms } from '../../support/database/many-programs.ts';
import {
  adminToken,
  clientAt,
  type Program,
  request,
  startProgram,
} from '../../support/program/program.ts';
import { startedFolder, startStartedCluster } from '../../support/program/started-trust.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const FAQS = { name: 'faqs', query: { locale: 'en' } };

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function draft({ address }: Program, token: string, words: string): Promise<number> {
  const { call } = clientAt(address, token);
  const { document } = (await call('readDraft', FAQS)).body.data;
  const [first, ...others] = itemsOf(document);
  const items = [{ ...first, ...question(words).items[0] }, ...others];
  return (await call('saveDraft', { ...FAQS, body: { ...document, items } })).status;
}

async function schedule(program: Program, token: string, seconds: number): Promise<Date> {
  const at = new Date(Date.now() + seconds * 1000);
  const { status } = await request(program.address, 'publishDocument', {
    token,
    ...FAQS,
    body: { at },
  });
  expect(status).toBe(200);
  return at;
}

async function pageOf({ address }: Program): Promise<string> {
  return (await fetch(`${address}/faqs`)).text();
}

test('a publication that fell due during downtime is on the page after the next start', async () => {
  const variables = { DATA_DIR: startedFolder() };
  const first = await startProgram(variables);
  const token = await adminToken(first.address);
  expect(await draft(first, token, 'May I come on Saturday?')).toBe(200);
  const at = await schedule(first, token, 2);
  expect(await first.stop('SIGKILL')).toBeNull();
  await setTimeout(Math.max(0, at.getTime() - Date.now()) + 100);

  const second = await startProgram(variables);
  open.push(() => second.stop('SIGTERM'));
  expect(await pageOf(second)).toContain('May I come on Saturday?');
  const { body } = await request(second.address, 'readDraft', { token, ...FAQS });
  expect(body.data).toMatchObject({ published_version: 1, is_draft: false, publish_at: null });
});

test('two programs on one database publish each version once, and both show it', async () => {
  const cluster = startStartedCluster();
  open.push(() => cluster.stop());
  const many: ProgramCluster = await startPrograms(
    2,
    { DATABASE_URL: cluster.url },
    'startedCluster',
  );
  open.push(() => many.close());
  const [program] = many.programs;
  if (!program) throw new Error('There is no program');
  const token = await adminToken(program.address);
  for (let version = 1; version <= 2; version += 1) {
    expect(await draft(program, token, `Question ${version}?`)).toBe(200);
    await schedule(program, token, 1);
    const isShown = async (each: Program) => (await pageOf(each)).includes(`Question ${version}?`);
    await vi.waitUntil(async () => (await Promise.all(many.programs.map(isShown))).every(Boolean), {
      timeout: 60_000,
      interval: 200,
    });
  }
  const versions = await queryPostgres(
    cluster.url,
    "select version from website_versions where document = 'faqs' order by version",
  );
  expect(versions).toEqual([{ version: 1 }, { version: 2 }]);
});

test('a version is published completely or not at all when the program is killed', async () => {
  const variables = { DATA_DIR: startedFolder() };
  const count = (rows: string) => Number(querySqlite(variables.DATA_DIR, `select ${rows}`)[0]?.n);
  const versions = () => count("count(*) as n from website_versions where document = 'faqs'");
  let program = await startProgram(variables);
  open.push(() => program.stop('SIGTERM'));
  for (const [words, moment] of [
    ['Is this published?', 'at once'],
    ['Is that published?', 'when it is stored'],
  ] as const) {
    const before = versions();
    const token = await adminToken(program.address);
    expect(await draft(program, token, words)).toBe(200);
    const sent = { token, ...FAQS, body: {} };
    const publishing = request(program.address, 'publishDocument', sent).catch(() => null);
    if (moment === 'at once') await setTimeout(100);
    else await vi.waitUntil(() => versions() > before, { timeout: 60_000, interval: 5 });
    await program.stop('SIGKILL');
    await publishing;

    program = await startProgram(variables);
    const after = versions();
    const isPublished = after > before;
    if (moment === 'when it is stored') expect(isPublished).toBe(true);
    const { body } = await request(program.address, 'readDraft', { token, ...FAQS });
    expect(body.data).toMatchObject({ published_version: after, is_draft: !isPublished });
    const site = 'coalesce(max(cast(value as integer)), 0) as n from metadata';
    expect(count(`${site} where name = 'site_version'`)).toBe(after);
    expect((await pageOf(program)).includes(words)).toBe(isPublished);
  }
});
