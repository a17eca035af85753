// The worker is written last, because its list names every file that a screen of the desk can need.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { REMOVAL_WORKER_PATH, SERVICE_WORKER_PATH } from '#domain/desk/service-worker.ts';
import { DESK_PAGE } from '#server/site/filled-file.ts';
import { deskAssets } from './desk-assets.ts';

const MANIFEST = '.vite/manifest.json';
const ICONS = ['/icons/icon-192.png', '/icons/apple-touch-icon.png'];
/** React Router's script that lists all others. */
const ROUTE_MANIFEST = /\/assets\/manifest-[\w-]+\.js/;
/** A change here must reach the headers of the page on the devices. */
const POLICY = ['server/site/csp.ts', 'server/http/responses/security-headers.ts'];

export async function writeServiceWorker(root: string, client: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, MANIFEST), 'utf8'));
  rmSync(join(client, dirname(MANIFEST)), { recursive: true });
  const page = readFileSync(join(client, DESK_PAGE), 'utf8');
  const [routeManifest] = ROUTE_MANIFEST.exec(page) ?? [];
  if (!routeManifest) throw new Error('The page of the desk does not name its manifest of routes');
  const assets = deskAssets(manifest).map((file) => `/${file}`);
  const paths = [...new Set([routeManifest, ...assets, ...ICONS])].sort();
  const files = Object.fromEntries(paths.map((path) => [path, integrityOf(join(client, path))]));
  const revisionless = await bundle(root, 'worker', { revision: '', routeManifest, files });
  const policy = POLICY.map((file) => readFileSync(join(root, file), 'utf8'));
  const revision = sha256([revisionless, ...policy].join('\0'))
    .toString('hex')
    .slice(0, 16);
  write(
    client,
    SERVICE_WORKER_PATH,
    await bundle(root, 'worker', { revision, routeManifest, files }),
  );
  write(client, REMOVAL_WORKER_PATH, await bundle(root, 'removal-worker', {}));
}

/** Older browsers take no modules for workers, so this is a classic script. */
async function bundle(root: string, name: string, shell: object): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, `web/service-worker/${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${name} was not built`);
  return output.output[0].code;
}

function write(client: string, path: string, code: string): void {
  mkdirSync(join(client, dirname(path)), { recursive: true });
  writeFileSync(join(client, path), code);
}

function integrityOf(file: string): string {
  return `sha256-${sha256(readFileSync(file)).toString('base64')}`;
}

function sha256(content: string | Buffer): Buffer {
  return hash('sha256', content, 'buffer');
}
