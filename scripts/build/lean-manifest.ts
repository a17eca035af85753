import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = /^manifest-\w+\.js$/;
/** What it has not, and that it has a screen, which only the server of React Router asks. */
const UNASKED = /"has\w+":false,|"hasDefaultExport":true,/g;
const WRITTEN = /^window\.__reactRouterManifest=(.*);$/s;

interface Needs {
  imports?: string[] | undefined;
  css?: string[] | undefined;
}
interface Manifest {
  entry: Needs;
  routes: Record<string, Needs>;
}

/**
 * React Router's list says of every route also what it has not, what every page has already, and what its
 * module imports: the module says that itself, and asked for ahead it is only by links that prefetch.
 */
export function leanManifest(folder: string): void {
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((file) => MANIFEST.test(file));
  if (!name) throw new Error('React Router has written no manifest');
  const file = join(assets, name);
  const [, list] = WRITTEN.exec(readFileSync(file, 'utf8').trim().replace(UNASKED, '')) ?? [];
  if (!list) throw new Error('React Router writes its manifest in another way');
  writeFileSync(file, `window.__reactRouterManifest=${withoutKnown(JSON.parse(list))};`);
}

function withoutKnown(manifest: Manifest): string {
  const { entry, routes } = manifest;
  const { root } = routes;
  const shared = new Set([...(entry.css ?? []), ...(root?.css ?? [])]);
  for (const route of Object.values(routes)) {
    route.imports = undefined;
    if (route !== root) route.css = route.css?.filter((sheet) => !shared.has(sheet));
    if (route.css?.length === 0) route.css = undefined;
  }
  // This list it reads in any case: the page has loaded all that stands in it before.
  entry.imports = [];
  return JSON.stringify(manifest);
}
