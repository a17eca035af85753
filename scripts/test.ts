// Every check, one after the other; it ends with a line of how many passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needChromium } from './tools/chromium.ts';
import { needPostgres } from './tools/postgres.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');
const total = { passed: 0, failed: 0 };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

step('a browser for the stories', () => needChromium());
if (!process.env.TEST_POSTGRES_URL) step('a PostgreSQL for the stories', () => needPostgres());
step('types of the routes', () => run('@react-router/dev/bin.cjs', 'typegen'));
step('types', () => run('typescript/bin/tsc', '--noEmit'));
step('types of the domain, which knows no browser and no Node', () =>
  run('typescript/bin/tsc', '--noEmit', '-p', 'domain'),
);
step('lint and format', () => run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
step('build', () => runNode('scripts/build.ts'));
suite('rules, calls and processes', 'vitest.json', readVitest, (report) =>
  run('vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${report}`),
);
suite('screens', 'playwright.json', readPlaywright, () =>
  run('@playwright/test/cli.js', 'test', '--reporter=dot,json'),
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A check that passes or fails as a whole. */
function step(name: string, check: () => unknown): void {
  if (succeeds(name, check)) total.passed += 1;
  else total.failed += 1;
}

/** A runner that counts its own tests. One that failed without a failed test is one failure. */
function suite(
  name: string,
  file: string,
  read: (report: unknown) => { passed: number; failed: number },
  check: (report: string) => void,
): void {
  const report = join(reports, file);
  let counted = { passed: 0, failed: 0 };
  const ran = succeeds(name, () => check(report));
  const wasRead = succeeds(`${name}: what was counted`, () => {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  });
  const ranNothing = counted.passed + counted.failed === 0;
  total.passed += counted.passed;
  total.failed += counted.failed;
  if (ranNothing || (!(ran && wasRead) && counted.failed === 0)) total.failed += 1;
}

function succeeds(name: string, check: () => unknown): boolean {
  console.log(`\n── ${name}`);
  try {
    check();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function readVitest(report: unknown) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = Object(report);
  if (numPendingTests > 0) console.error(`${numPendingTests} tests were skipped`);
  return { passed: Number(numPassedTests), failed: Number(numFailedTests + numPendingTests) };
}

function readPlaywright(report: unknown) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = Object(Object(report).stats);
  return { passed: Number(expected), failed: Number(unexpected + flaky + skipped) };
}

function run(module: string, ...args: string[]): void {
  runNode(join('node_modules', module), ...args);
}

function runNode(...args: string[]): void {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${args[0]} found something to mend.`);
}
