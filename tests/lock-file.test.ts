// npm can write a lock file without the platform builds of other machines; `npm ci` then fails everywhere.
// This test finds it before a commit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  version?: string;
  hasInstallScript?: boolean;
}
const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
const packages: Record<string, Locked> = lock.packages;

test('the lock file has the dependencies of every package, for every machine', () => {
  const missing = Object.entries(packages).flatMap(
    ([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter(
          (name) => !placesToLook(path).some((place) => `${place}node_modules/${name}` in packages),
        )
        .map((name) => `${path} asks for ${name}`),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('no package runs an install script, and none is bound to one registry', () => {
  const wrong = Object.entries(packages).filter(
    ([, { hasInstallScript, resolved }]) => hasInstallScript || resolved !== undefined,
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('the content of every package is pinned by a hash', () => {
  const [, ...installed] = Object.entries(packages);
  const loose = installed.filter(
    ([, { integrity = '', version = '', link }]) =>
      !integrity.startsWith('sha512-') || !/^\d+\.\d+\.\d+/.test(version) || link,
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('direct dependencies are exact versions from a registry, not addresses of files or repositories', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  const asked = Object.entries<string>({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  });
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

/** Node's lookup order: the package's own folder, then each folder above it. */
function placesToLook(path: string): string[] {
  if (path === '') return [''];
  const above = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/')));
  return [`${path}/`, ...placesToLook(above.replace(/\/$/, ''))];
}
