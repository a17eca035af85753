// No check needs a build. `--changed` checks only changed files and the tests that import them; `--changed=main` takes
// the commits since that branch, too.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sourceChecks } from './source-checks.ts';

const root = join(import.meta.dirname, '..');
const PROJECTS = ['--project=unit', '--project=api-sqlite', '--reporter=dot'];
const [, option, base = 'HEAD'] =
  process.argv.map((argument) => /^(--changed)(?:=(.+))?$/.exec(argument)).find(Boolean) ?? [];
const changed = option && changedFiles();

run('@react-router/dev/bin.cjs', 'typegen');
for (const { args } of sourceChecks(changed || undefined)) run(...args);
if (!changed) run('vitest/vitest.mjs', 'run', ...PROJECTS);
else if (changed.length > 0)
  run('vitest/vitest.mjs', 'run', ...PROJECTS, `--changed=${base}`, '--passWithNoTests');
else
  process.stdout.write(
    `No file has changed since ${base}: neither linter nor tests ran. For a branch: --changed=main\n`,
  );

function changedFiles(): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...list('diff', '--name-only', '--diff-filter=d', '--merge-base', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
}

function run(module = '', ...args: string[]): void {
  const program = join('node_modules', module);
  const options = { cwd: root, stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, [program, ...args], options);
  if (status !== 0) process.exit(1);
}
