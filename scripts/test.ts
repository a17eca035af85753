import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { needChromium } from './tools/chromium.ts';
import { needPostgres } from './tools/postgres.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
const times: { name: string; seconds: number; beside: boolean }[] = [];

/** A check with `beside` runs in parallel; its output is printed when it ends. */
interface How {
  beside?: boolean;
}

const MEMORY = '/dev/shm';
const ROOM = 6 * 2 ** 30;
const temporary = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'adhyay-tests-'));
// PostgreSQL runs as another user.
chmodSync(temporary, 0o755);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await step('a browser for the screens', () => needChromium());
if (!process.env.TEST_POSTGRES_URL) await step('a PostgreSQL for the tests', () => needPostgres());
await step('types of the routes', () => run(['@react-router/dev/bin.cjs', 'typegen']));
const checks = checkSources();
await step('build', () => runNode(['scripts/build.ts']));
await checks;
// Tests that mostly wait leave the processor to the others.
const waiting = vitest('tests that mostly wait', ['waiting'], { beside: true });
await vitest('rules, calls and processes', ['!waiting', '!alone']);
await waiting;
await suite('screens', readPlaywright, (report) =>
  run(['@playwright/test/cli.js', 'test', '--reporter=dot,json'], {}, report),
);
await vitest('tests that need the machine for themselves', ['alone']);

rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
printTimes();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function checkSources(): Promise<void> {
  const beside = { beside: true };
  const check = (name: string, ...args: string[]) => step(name, () => run(args, beside), beside);
  await check('types', 'typescript/bin/tsc', '--noEmit');
  const types = (project: string) => ['typescript/bin/tsc', '--noEmit', '-p', project];
  await check('types of the domain, which knows no browser and no Node', ...types('domain'));
  await check('types of the service worker, which has no page', ...types('web/service-worker'));
  await check('lint and format', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
  await check('unused code and import cycles', 'knip/bin/knip.js', '--no-progress');
}

async function step(name: string, check: () => unknown, how: How = {}): Promise<void> {
  if (await succeeds(name, check, how)) total.passed += 1;
  else total.failed += 1;
}

function vitest(name: string, projects: readonly string[], how: How = {}): Promise<void> {
  const chosen = projects.map((project) => `--project=${project}`);
  return suite(
    name,
    readVitest,
    (report) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
      return run(['vitest/vitest.mjs', 'run', ...chosen, ...reporters], how);
    },
    how,
  );
}

/** Runs a test runner and counts its tests. A failure without a failed test counts as one. */
async function suite(
  name: string,
  read: (report: unknown) => { passed: number; failed: number },
  check: (report: string) => Promise<void>,
  how: How = {},
): Promise<void> {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  let counted = { passed: 0, failed: 0 };
  const ran = await succeeds(name, () => check(report), how);
  const wasRead = await succeeds(`${name}: what was counted`, () => {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  });
  const ranNothing = counted.passed + counted.failed === 0;
  total.passed += counted.passed;
  total.failed += counted.failed;
  if (ranNothing || (!(ran && wasRead) && counted.failed === 0)) total.failed += 1;
}

async function succeeds(name: string, check: () => unknown, { beside = false }: How = {}) {
  console.log(`\n── ${name}${beside ? ', beside what follows' : ''}`);
  const begun = performance.now();
  try {
    await check();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    times.push({ name, seconds: (performance.now() - begun) / 1000, beside });
  }
}

function readVitest(report: unknown) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = Object(report);
  if (numPendingTests > 0) console.error(`${numPendingTests} tests were skipped`);
  return { passed: Number(numPassedTests), failed: Number(numFailedTests + numPendingTests) };
}

function readPlaywright(report: unknown) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = Object(Object(report).stats);
  if (flaky > 0)
    console.error(`${flaky} tests passed only when they were tried again (named above)`);
  return { passed: Number(expected + flaky), failed: Number(unexpected + skipped) };
}

function run([module = '', ...args]: string[], how: How = {}, report = ''): Promise<void> {
  return runNode([join('node_modules', module), ...args], how, report);
}

async function runNode(args: string[], { beside = false }: How = {}, report = ''): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      TMPDIR: temporary,
      // Not among the temporary files, so that the next run finds the stories compiled.
      PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  const [[status], said] = await Promise.all([once(child, 'close'), outputOf(child)]);
  if (said) console.log(said);
  if (status !== 0) throw new Error(`${args[0]} found something to mend.`);
}

async function outputOf({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!(stdout && stderr)) return '';
  return (await Promise.all([text(stdout), text(stderr)])).join('');
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

function printTimes(): void {
  console.log('\n── where the time went');
  for (const { name, seconds, beside } of times) {
    const minutes = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
    if (seconds >= 1) console.log(`${minutes.padStart(6)}  ${name}${beside ? ' (beside)' : ''}`);
  }
}
