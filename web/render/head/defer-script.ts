// Public pages work without script, so theirs and its data wait for an idle browser or the first touch, and do not
// compete with the hero image and the fonts.
import { createHash } from 'node:crypto';
import { takeLoaderData } from '../loader-data.ts';

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const ANY_SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g;

export interface StartScript {
  /** Contains the hash of the text. It depends on the page's modules and not on its words. */
  path: string;
  text: string;
}

export interface DeferredPage {
  html: string;
  script: StartScript;
  /** The loaders' data. */
  data: string;
}

/** @param dataPath where the data will be served @throws Error for a page without a module script or data */
export function deferScript(page: string, dataPath: string): DeferredPage {
  const { html, data } = takeLoaderData(page);
  const [, module] = MODULE.exec(html) ?? [];
  if (module === undefined) throw new Error('The page has no module script to postpone');
  const hash = createHash('sha256').update(module).digest('hex').slice(0, 8);
  const path = `/assets/start-${hash}.js`;
  return {
    html: html
      .replace(PRELOAD, '')
      .replace(MODULE, () => `<script>${loaderScript(path, dataPath)}</script>`),
    script: { path, text: minified(module) },
    data,
  };
}

export function withoutScripts(html: string): string {
  return html.replace(PRELOAD, '').replace(ANY_SCRIPT, '');
}

function minified(script: string): string {
  return script
    .replace(/\broute(\d+)\b/g, 'r$1')
    .replaceAll('"/assets/', '"./')
    .replace(/\s*\n\s*/g, '')
    .trim();
}

/**
 * Replays an early click on a trigger (Donate, the menu) after hydration. On a slow line its link is followed instead.
 * A page whose data fails to load stays unchanged, and works without script.
 */
function loaderScript(path: string, dataPath: string): string {
  return `(() => {
  const touches = ['pointerdown', 'keydown', 'touchstart'];
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const touch of touches) removeEventListener(touch, begin, true);
    import(${JSON.stringify(path)});
    fetch(${JSON.stringify(dataPath)}).then(async (response) => {
      if (!response.ok) return;
      const { streamController } = window.__reactRouterContext;
      streamController.enqueue(await response.text());
      streamController.close();
    }).catch(() => {});
  };
  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true });
  addEventListener('click', (event) => {
    const trigger = event.target.closest?.('[data-trigger]:not([role])');
    if (!trigger || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    begin();
    const follow = setTimeout(() => location.assign(trigger.href), 3000);
    trigger.style.opacity = '0.6';
    new MutationObserver((_, observer) => {
      observer.disconnect();
      clearTimeout(follow);
      trigger.style.opacity = '';
      trigger.click();
    }).observe(trigger, { attributeFilter: ['role'] });
  });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 1000);
  });
})()`;
}
