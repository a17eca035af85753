// Debian 13's npm (9.2) installs the program's own Node but does not link `node` to it, so later commands would
// run under the system's Node. The fake npm here does the same.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('without a linked node, npm runs the program’s own', () => {
  const asked = install('');
  expect(asked[0]).toMatch(/^exec .* ci --include=dev --include=optional$/);
  expect(asked.slice(1)).toEqual([expect.stringMatching(/^rebuild node-\S+$/)]);
});

test('with a linked node, nothing else is called', () => {
  expect(install("writeFileSync('node_modules/.bin/node', '');")).toHaveLength(1);
});

function install(afterwards: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'adhyay-bootstrap-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'scripts'));
  for (const file of ['package.json', 'package-lock.json', 'scripts/bootstrap.mjs']) {
    copyFileSync(join(import.meta.dirname, '..', file), join(root, file));
  }
  const npm = join(root, 'npm.mjs');
  writeFileSync(
    npm,
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
    appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
    mkdirSync('node_modules/.bin', { recursive: true });
    ${afterwards}`,
  );
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/bootstrap.mjs')], {
    env: { PATH: process.env.PATH, npm_execpath: npm },
  });
  expect(status).toBe(0);
  return readFileSync(join(root, 'asked'), 'utf8').trim().split('\n');
}
