import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pages } from '#content/site-map.ts';
import { SIGN_IN_PATH } from '#domain/desk/desk-screens.ts';
import { API_DOCS_PATH } from '#domain/endpoints/openapi-document.ts';
import { placeholder, TRUST_LOGO } from '#domain/text/placeholders.ts';
import type { PageReads } from '#domain/website/rendering.ts';
import { DESK_PAGE } from '#server/site/filled-file.ts';
import { openRenderer } from '#server/website/rendering/open-renderer.ts';
import { withoutScripts } from '#web/render/head/defer-script.ts';
import { inlineStyles } from '#web/render/head/inline-styles.ts';
import { withoutLoaderData } from '#web/render/loader-data.ts';

/** React Router's own public pages are replaced by the program's. */
export async function finishPages(folder: string): Promise<void> {
  const client = join(folder, 'client');
  const readAsset = (path: string) => readFileSync(join(client, path), 'utf8');
  const rewrite = (path: string, finish: (html: string) => string) => {
    const file = join(client, path, 'index.html');
    writeFileSync(file, finish(readFileSync(file, 'utf8')));
  };
  for (const page of pages) if ('unlisted' in page) removeData(client, page.path);
  const delivered = { words: new Map(), pictures: new Map(), files: new Map(), now: new Date() };
  const renderer = await openRenderer(folder, delivered);
  const reads: Record<string, PageReads> = {};
  for (const address of renderer.addresses) {
    const page = await renderer.renderPage(address);
    reads[address] = page.reads;
    for (const { path, text } of page.files) {
      const file = join(client, extname(path) === '' ? join(path, 'index.html') : path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  writeFileSync(join(folder, 'page-reads.json'), JSON.stringify(reads));
  rewrite(API_DOCS_PATH, (html) => inlineStyles(withoutScripts(html), readAsset));
  removeData(client, API_DOCS_PATH);
  const desk = join(client, DESK_PAGE);
  writeFileSync(desk, withTrustLogo(withoutLoaderData(readFileSync(desk, 'utf8'))));
  // The desk needs script.
  rewrite(SIGN_IN_PATH, (html) => withTrustLogo(inlineStyles(html, readAsset)));
}

/** Public pages have the logo in their words, so the shared root element does not name it. */
function withTrustLogo(html: string): string {
  return html.replace('<html', () => `<html data-trust-logo="${placeholder(TRUST_LOGO)}"`);
}

function removeData(client: string, path: string): void {
  rmSync(join(client, `${path}.data`), { force: true });
}
