// What must be green before a commit: everything of `npm test` but the build and the browser.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const CHECKS = [
  ['@react-router/dev/bin.cjs', 'typegen'],
  ['typescript/bin/tsc', '--noEmit'],
  ['typescript/bin/tsc', '--noEmit', '-p', 'domain'],
  ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['vitest/vitest.mjs', 'run', '--reporter=dot'],
];

for (const [module = '', ...args] of CHECKS) {
  const program = join('node_modules', module);
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
