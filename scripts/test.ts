import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { errorMessageOf } from '#server/errors/error-details.ts';
import { needChromium } from './prerequisites/chromium.ts';
import { needPostgres } from './prerequisites/postgres.ts';
import { sourceChecks } from './source-checks.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');
const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});
const total = { passed: 0, failed: 0 };
const times: { name: string; seconds: number; parallel: boolean }[] = [];

interface RunOptions {
  /** The output is printed at the end. */
  parallel?: boolean;
}

const MEMORY = '/dev/shm';
const ROOM = 6 * 2 ** 30;
const temporary = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'adhyay-tests-'));
// PostgreSQL runs as another user.
chmodSync(temporary, 0o755);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await step('Chromium for the browser tests', () => needChromium());
if (!process.env.TEST_POSTGRES_URL) await step('PostgreSQL for the tests', () => needPostgres());
await step('route types', () => run(['@react-router/dev/bin.cjs', 'typegen']));
const checks = checkSources();
await step('build', () => runNode(['scripts/build.ts']));
await checks;
// Tests that mostly wait run beside the others without slowing them down.
const waiting = vitest('waiting tests', ['waiting'], { parallel: true });
await vitest('rules, API and processes', ['!waiting', '!alone']);
await waiting;
await suite('browser stories', readPlaywright, (report) =>
  run(['@playwright/test/cli.js', 'test', '--reporter=dot,json'], {}, report),
);
await vitest('tests that need the whole machine', ['alone']);

rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
printTimes();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function checkSources(): Promise<void> {
  const parallel = { parallel: true };
  for (const { name, args } of sourceChecks())
    await step(name, () => run(args, parallel), parallel);
}

async function step(name: string, check: () => unknown, options: RunOptions = {}): Promise<void> {
  if (await succeeds(name, check, options)) total.passed += 1;
  else total.failed += 1;
}

function vitest(
  name: string,
  projects: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const chosen = projects.map((project) => `--project=${project}`);
  return suite(
    name,
    readVitest,
    (report) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
      return run(['vitest/vitest.mjs', 'run', ...chosen, ...reporters], options);
    },
    options,
  );
}

/** A failure without a failed test counts as one. */
async function suite(
  name: string,
  read: (report: unknown) => { passed: number; failed: number },
  check: (report: string) => Promise<void>,
  options: RunOptions = {},
): Promise<void> {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  let counts = { passed: 0, failed: 0 };
  const ran = await succeeds(name, () => check(report), options);
  const wasRead = await succeeds(`${name}: reading the report`, () => {
    counts = read(JSON.parse(readFileSync(report, 'utf8')));
  });
  const ranNothing = counts.passed + counts.failed === 0;
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (ranNothing || (!(ran && wasRead) && counts.failed === 0)) total.failed += 1;
}

async function succeeds(name: string, check: () => unknown, { parallel = false }: RunOptions = {}) {
  console.log(`\n── ${name}${parallel ? ', in parallel' : ''}`);
  const begun = performance.now();
  try {
    await check();
    return true;
  } catch (error) {
    console.error(errorMessageOf(error));
    return false;
  } finally {
    times.push({ name, seconds: (performance.now() - begun) / 1000, parallel });
  }
}

function readVitest(report: unknown) {
  const { numPassedTests, numFailedTests, numPendingTests } = vitestReport.parse(report);
  if (numPendingTests > 0) console.error(`${numPendingTests} tests were skipped`);
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests };
}

function readPlaywright(report: unknown) {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(report).stats;
  if (flaky > 0) console.error(`${flaky} tests passed only when retried (named above)`);
  return { passed: expected + flaky, failed: unexpected + skipped };
}

function run(
  [module = '', ...args]: readonly string[],
  options: RunOptions = {},
  report = '',
): Promise<void> {
  return runNode([join('node_modules', module), ...args], options, report);
}

async function runNode(
  args: string[],
  { parallel = false }: RunOptions = {},
  report = '',
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: parallel ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      TMPDIR: temporary,
      // The next run reuses the compiled tests outside the temporary folder.
      PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  const [[status], output] = await Promise.all([once(child, 'close'), outputOf(child)]);
  if (output) console.log(output);
  if (status !== 0) throw new Error(`${args[0]} failed.`);
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
  console.log('\n── duration');
  for (const { name, seconds, parallel } of times) {
    const minutes = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
    if (seconds >= 1)
      console.log(`${minutes.padStart(6)}  ${name}${parallel ? ' (parallel)' : ''}`);
  }
}
