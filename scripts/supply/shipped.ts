// Production dependencies ship, and everything that the build bundles for browsers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build bundles these with their dependencies. */
const IN_BROWSERS = [
  '@fontsource-variable/eczar',
  '@fontsource/hind',
  '@formspree/core',
  'lucide-react',
  'react',
  'react-dom',
  'react-router',
  'htmlparser2',
  'uqr',
];

export interface Shipped {
  name: string;
  version: string;
  /** An SPDX name, or several with AND and OR. */
  licence: string;
  folder: string;
  /** Platform-specific, such as a build of Node, sharp or the bundler. */
  isOptional: boolean;
}

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
}

export function shipped(root: string): Shipped[] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const bundled = withDependencies(lock.packages, IN_BROWSERS);
  return Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== '' && (!dev || bundled.has(folder)))
    .map(([folder, { version = '', license = 'none', optional = false }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      folder,
      isOptional: optional,
    }));
}

function withDependencies(packages: Record<string, Locked>, names: readonly string[]): Set<string> {
  const folders = new Set<string>();
  const waiting = names.map((name) => `node_modules/${name}`);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const found = packages[folder];
    if (!found || folders.has(folder)) continue;
    folders.add(folder);
    waiting.push(...Object.keys(found.dependencies ?? {}).map((name) => `node_modules/${name}`));
  }
  return folders;
}
