import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = /^manifest-\w+\.js$/;
/** What it has not, and that it has a screen, which only the server of React Router asks. */
const UNASKED = /"has\w+":false,|"hasDefaultExport":true,/g;
const WRITTEN = /^window\.__reactRouterManifest=(.*);$/s;

interface Needs {
  imports?: string[];
  css?: string[];
}
interface Manifest {
  entry: Needs;
  routes: Record<string, Needs>;
}

/**
 * React Router's list says of every route also what it has not, and what every page has already: a
 * missing entry means the same.
 */
export function leanManifest(folder: string): void {
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((file) => MANIFEST.test(file));
  if (!name) throw new Error('React Router has written no manifest');
  const file = join(assets, name);
  const [, list] = WRITTEN.exec(readFileSync(file, 'utf8').trim().replace(UNASKED, '')) ?? [];
  if (!list) throw new Error('React Router writes its manifest in another way');
  writeFileSync(file, `window.__reactRouterManifest=${withoutShared(JSON.parse(list))};`);
}

function withoutShared(manifest: Manifest): string {
  const { entry, routes } = manifest;
  const { root } = routes;
  const shared = new Set(
    [entry, root].flatMap((has) => [...(has?.imports ?? []), ...(has?.css ?? [])]),
  );
  for (const route of Object.values(routes)) {
    if (route === root) continue;
    for (const kind of ['imports', 'css'] as const) {
      route[kind] = (route[kind] ?? []).filter((needed) => !shared.has(needed));
    }
  }

  return JSON.stringify(manifest);
}
