// The steps after the rendering of a page, in the build and in the program.
import type { SitePath } from '#content/item-pages.ts';
import type { Website } from '#content/website/website.ts';
import { markEnglish } from './english-words.ts';
import { completeHead } from './head/complete-head.ts';
import { deferScript, type StartScript, withoutScripts } from './head/defer-script.ts';
import { inlineStyles } from './head/inline-styles.ts';
import { isUnlisted } from './site-page.ts';

export interface FinishedPage {
  html: string;
  /** undefined for a page that is served at other addresses than its own, which React must not hydrate. */
  script?: StartScript;
  data?: string;
}

interface PageContext {
  path: SitePath;
  website: Website;
  /** Where the data of its loaders will be served. */
  hydrationPath: string;
  /** The text of a file of the build, by its path. */
  readAsset: (path: string) => string;
}

export function finishPage(
  html: string,
  { path, website, hydrationPath, readAsset }: PageContext,
): FinishedPage {
  const deferred = isUnlisted(path)
    ? { html: withoutScripts(html) }
    : deferScript(html, hydrationPath);
  const page = completeHead(inlineStyles(deferred.html, readAsset), path, website);
  return {
    ...deferred,
    html: website.locale === 'en' ? page : markEnglish(page),
  };
}
