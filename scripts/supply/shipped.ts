// What ships: every package of the lock file that is not only for development. Vite and React Router's
// builder are among them, because `npm start` builds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
}

export function shipped(root: string): Shipped[] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { version = '', license = 'none', optional = false }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      folder,
      isOptional: optional,
    }));
}
