// Public pages work without script, so theirs waits for an idle browser or the first touch, and does not
// compete with the hero image and the fonts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '#content/site-map.ts';

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const ANY_SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g;
const DESK_PAGE = '__spa-fallback.html';
/** Served at other addresses than their own, so React must not hydrate them. */
const PAGES_WITHOUT_SCRIPT = new Set(
  pages.filter((page) => 'unlisted' in page).map(({ path }) => join(path, 'index.html').slice(1)),
);

export function deferScripts(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html') || name === DESK_PAGE) continue;
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8').replace(PRELOAD, '');
    const isStatic = PAGES_WITHOUT_SCRIPT.has(name);
    writeFileSync(
      file,
      isStatic ? html.replace(ANY_SCRIPT, '') : withDeferredScript(html, folder, name),
    );
  }
}

function withDeferredScript(html: string, folder: string, name: string): string {
  const [, script] = MODULE.exec(html) ?? [];
  if (script === undefined) throw new Error(`${name} has no module script to postpone`);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const path = `/assets/start-${hash}.js`;
  writeFileSync(join(folder, path), minified(script));
  return html.replace(MODULE, () => `<script>${loaderScript(path)}</script>`);
}

function minified(script: string): string {
  return script
    .replace(/\broute(\d+)\b/g, 'r$1')
    .replaceAll('"/assets/', '"./')
    .replace(/\s*\n\s*/g, '')
    .trim();
}

/** Replays an early click on an opener (Donate, the menu) after hydration, instead of following its link. */
function loaderScript(path: string): string {
  return `(() => {
  const touches = ['pointerdown', 'keydown', 'touchstart'];
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const touch of touches) removeEventListener(touch, begin, true);
    import(${JSON.stringify(path)});
  };
  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true });
  addEventListener('click', (event) => {
    const opener = event.target.closest?.('[data-opener]:not([role])');
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    begin();
    const follow = setTimeout(() => location.assign(opener.href), 8000);
    new MutationObserver((_, observer) => {
      observer.disconnect();
      clearTimeout(follow);
      opener.click();
    }).observe(opener, { attributeFilter: ['role'] });
  });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 1000);
  });
})()`;
}
