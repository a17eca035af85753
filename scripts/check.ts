// The checks before a commit: types, lint, unused code and import cycles, unit tests, API tests on SQLite. Needs no build.
// `--changed` checks only the files changed since the last commit and the tests that import them.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const onlyChanged = process.argv.includes('--changed');
const PROJECTS = ['--project=unit', '--project=api-sqlite', '--reporter=dot'];

run('@react-router/dev/bin.cjs', 'typegen');
run('typescript/bin/tsc', '--noEmit');
run('typescript/bin/tsc', '--noEmit', '-p', 'domain');
run('typescript/bin/tsc', '--noEmit', '-p', 'web/service-worker');
const files = onlyChanged ? changedFiles() : ['.'];
if (files.length > 0) {
  const patient = '--no-errors-on-unmatched';
  run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', patient, ...files);
}
run('knip/bin/knip.js', '--no-progress');
if (onlyChanged) run('vitest/vitest.mjs', 'run', ...PROJECTS, '--changed', '--passWithNoTests');
else run('vitest/vitest.mjs', 'run', ...PROJECTS);

function changedFiles(): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...list('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
}

function run(module: string, ...args: string[]): void {
  const program = join('node_modules', module);
  const options = { cwd: root, stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, [program, ...args], options);
  if (status !== 0) process.exit(1);
}
