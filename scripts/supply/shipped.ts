// What ships: every package that runs in production, and those that the build puts into what browsers get.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that `web/` imports; the build bundles them with all that they depend on. */
const IN_BROWSERS = [
  '@fontsource-variable/eczar',
  '@fontsource/hind',
  '@formspree/core',
  'lucide-react',
  'react',
  'react-dom',
  'react-router',
  'uqr',
];

export interface Shipped {
  name: string;
  version: string;
  /** As its author wrote it: one SPDX name, or several with AND and OR. */
  licence: string;
  /** `node_modules/fastify`, from the root of the project. */
  folder: string;
  /** Only one machine or another gets it: a build of Node, of sharp, of the bundler. */
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

/** The folders of these packages and of all that they depend on. */
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
