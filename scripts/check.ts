// No check needs a build. `--changed` checks only changed files and the tests that import them.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sourceChecks } from './source-checks.ts';

const root = join(import.meta.dirname, '..');
const onlyChanged = process.argv.includes('--changed');
const PROJECTS = ['--project=unit', '--project=api-sqlite', '--reporter=dot'];

run('@react-router/dev/bin.cjs', 'typegen');
for (const { args } of sourceChecks(onlyChanged ? changedFiles() : undefined)) run(...args);
run(
  'vitest/vitest.mjs',
  'run',
  ...PROJECTS,
  ...(onlyChanged ? ['--changed', '--passWithNoTests'] : []),
);

function changedFiles(): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...list('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
}

function run(module = '', ...args: string[]): void {
  const program = join('node_modules', module);
  const options = { cwd: root, stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, [program, ...args], options);
  if (status !== 0) process.exit(1);
}
