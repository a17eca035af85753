// Every page is rendered for each publication.
import type { RenderOutcome } from '#server/website/rendering/render-worker.ts';
import {
  type ShownSite,
  type SiteChange,
  siteChange as withReads,
} from '#server/website/rendering/shown-site.ts';
import { replaceModule } from './replace-module.ts';

export * from '#server/website/rendering/shown-site.ts';

replaceModule('server/website/rendering/shown-site.ts', import.meta.url);

export const readShownSite = (): ShownSite => ({
  pages: new Map(),
  failedPages: new Set(),
  files: new Set(),
});

export function siteChange(shown: ShownSite, outcome: RenderOutcome): SiteChange {
  const change = withReads(shown, outcome);
  const { pages, failedPages, files } = change.shown;
  // Failed pages are rendered again.
  const all = new Set([...pages.keys(), ...failedPages]);
  return { ...change, shown: { pages: new Map(), failedPages: all, files } };
}
