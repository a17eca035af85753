import * as z from 'zod';
import { dataPath, hydrationDataPath } from '#domain/website/addresses/locale-path.ts';
import type { PageReads } from '#domain/website/rendering.ts';
import { readBuildFile } from '../../site/read-build-file.ts';
import type { RenderOutcome } from './render-worker.ts';

export interface ShownSite {
  readonly pages: ReadonlyMap<string, PageReads>;
  /** Pages that could not be rendered stay as they were. */
  readonly failedPages: ReadonlySet<string>;
  /** Paths of other files, like the sitemap; empty before the program has rendered them. */
  readonly files: ReadonlySet<string>;
}

export interface SiteChange {
  shown: ShownSite;
  texts: ReadonlyMap<string, string>;
  gone: readonly string[];
}

const pageReadsFile = z.record(z.string(), z.record(z.string(), z.string()));

/** @param file output of the build; without it the program renders every page once */
export function readShownSite(file: string): ShownSite {
  const reads = readBuildFile(pageReadsFile, file, {});
  return { pages: new Map(Object.entries(reads)), failedPages: new Set(), files: new Set() };
}

/** @throws Error if the site could not be rendered, apart from single pages */
export function siteChange(shown: ShownSite, { pages, site, failures }: RenderOutcome): SiteChange {
  if (!site) throw new Error('the site could not be rendered', { cause: failures });
  const files = [...pages.flatMap((page) => page.files), ...site.files];
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = new Map(pages.map(({ address, reads }) => [address, reads]));
  const failing = new Set(failures.map(({ path }) => path));
  const remaining = new Set(site.addresses);
  const before = [...shown.pages.keys(), ...shown.failedPages];
  const gonePages = before.filter((address) => !remaining.has(address));
  return {
    shown: {
      pages: new Map(
        site.addresses.flatMap((address) => {
          const reads = read.get(address) ?? shown.pages.get(address);
          return reads && !failing.has(address) ? [[address, reads]] : [];
        }),
      ),
      failedPages: new Set(site.addresses.filter((address) => failing.has(address))),
      files: new Set(site.files.map(({ path }) => path)),
    },
    texts,
    gone: [
      ...gonePages.flatMap((address) => [address, dataPath(address), hydrationDataPath(address)]),
      ...[...shown.files].filter((path) => !texts.has(path)),
    ],
  };
}
