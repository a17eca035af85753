// The served pages, and the parts of the website that each had read when it was rendered.
import * as z from 'zod';
import { dataPath, hydrationDataPath } from '#domain/website/addresses/locale-path.ts';
import type { PageReads } from '#domain/website/rendering.ts';
import { readBuildFile } from '../../site/read-build-file.ts';
import type { RenderOutcome } from './render-worker.ts';

export interface ShownSite {
  /** By address; undefined for a page that has failed since, which stays unchanged. */
  readonly pages: ReadonlyMap<string, PageReads | undefined>;
  /** Paths of other files, like the sitemap; empty before the program has rendered them. */
  readonly files: ReadonlySet<string>;
}

export interface SiteChange {
  shown: ShownSite;
  /** By path. */
  texts: ReadonlyMap<string, string>;
  /** Paths. */
  gone: readonly string[];
}

const pageReadsFile = z.record(z.string(), z.record(z.string(), z.string()));

/** @param file output of the build; without it the program renders every page once */
export function readShownSite(file: string): ShownSite {
  const reads = readBuildFile(pageReadsFile, file, {});
  return { pages: new Map(Object.entries(reads)), files: new Set() };
}

/** @throws Error if the site could not be rendered, apart from single pages */
export function siteChange(shown: ShownSite, { pages, site, failures }: RenderOutcome): SiteChange {
  if (!site) throw new Error('the site could not be rendered', { cause: failures });
  const files = [...pages.flatMap((page) => page.files), ...site.files];
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = new Map(pages.map(({ address, reads }) => [address, reads]));
  const failing = new Set(failures.map(({ path }) => path));
  const readsAt = (address: string) =>
    failing.has(address) ? undefined : (read.get(address) ?? shown.pages.get(address));
  const remaining = new Set(site.addresses);
  const gonePages = [...shown.pages.keys()].filter((address) => !remaining.has(address));
  return {
    shown: {
      pages: new Map(site.addresses.map((address) => [address, readsAt(address)])),
      files: new Set(site.files.map(({ path }) => path)),
    },
    texts,
    gone: [
      ...gonePages.flatMap((address) => [address, dataPath(address), hydrationDataPath(address)]),
      ...[...shown.files].filter((path) => !texts.has(path)),
    ],
  };
}
