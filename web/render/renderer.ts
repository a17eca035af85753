// Renders pages with the words that it is given. Exported by the server build, which the program loads.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { itemPaths, type SitePath, sitePathOf } from '#content/item-pages.ts';
import { pages } from '#content/site-map.ts';
import { openWebsite, type Website } from '#content/website/website.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import {
  dataPath,
  hydrationDataPath,
  localePath,
  splitLocale,
} from '#domain/website/addresses/locale-path.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { CreateRenderer, RenderedPage } from '#domain/website/rendering.ts';
import { websiteContext } from '../public/website-context.ts';
import { finishPage } from './finish-page.ts';
import { pageReader } from './page-reads.ts';
import { isUnlisted } from './site-page.ts';
import { wordFiles } from './word-files.ts';

export const createRenderer: CreateRenderer<ServerBuild> = (
  build,
  { words, pictures, files, now },
  readAsset,
) => {
  const english = words.get('en') ?? NONE;
  const stored = LANGUAGES.filter((language) => (words.get(language) ?? NONE).size > 0);
  const websites = new Map(
    LANGUAGES.map((locale) => {
      const values = words.get(locale) ?? NONE;
      return [
        locale,
        openWebsite({ locale, values, english, images: pictures, files, now, languages: stored }),
      ] as const;
    }),
  );
  const websiteOf = (locale: Language) => websites.get(locale) ?? openWebsite({ locale });
  const { languages } = websiteOf('en');
  const reader = pageReader(websiteOf);

  async function renderPage(address: string): Promise<RenderedPage> {
    const { locale, path } = splitLocale(address);
    const page = sitePathOf(path);
    if (!page) throw new Error(`There is no page at ${address}`);
    const { website, reads } = reader.record(locale);
    const get = pageLoader(build, website, page);
    const hydrationPath = hydrationDataPath(address);
    const { html, script, data } = finishPage(await get(address), {
      path: page,
      website,
      hydrationPath,
      readAsset,
    });
    const files = [{ path: address, text: html }];
    if (isUnlisted(page)) return { address, files, reads };
    if (script) files.push(script);
    if (data) files.push({ path: hydrationPath, text: data });
    files.push({ path: dataPath(address), text: await get(dataPath(address)) });
    return { address, files, reads };
  }

  return {
    addresses: languages.flatMap((locale) =>
      [...pages.map(({ path }) => path), ...itemPaths(websiteOf(locale))].map((path) =>
        localePath(locale, path),
      ),
    ),
    renderPage,
    isCurrent: reader.isCurrent,
    wordFiles: () => wordFiles(languages.map(websiteOf), now),
  };
};

const NONE: ReadonlyMap<string, DocumentValue> = new Map();

/** @returns fetches the page or its data */
function pageLoader(build: ServerBuild, website: Website, path: SitePath) {
  const context = new RouterContextProvider();
  context.set(websiteContext, website);
  let failure: unknown;
  const keepFailure = (error: unknown) => {
    failure = error;
  };
  const handle = createRequestHandler(
    {
      ...build,
      // Links and data of another language follow from its base address.
      basename: localePath(website.locale, '/'),
      // Without a server of its own, React Router renders listed pages only.
      prerender: [path],
      entry: { ...build.entry, module: { ...build.entry.module, handleError: keepFailure } },
    },
    'production',
  );
  return async (address: string): Promise<string> => {
    const response = await handle(new Request(`http://localhost${address}`), context);
    const text = await response.text();
    if (response.ok && failure === undefined) return text;
    throw failure ?? new Error(`${address} was rendered with the status ${response.status}`);
  };
}
