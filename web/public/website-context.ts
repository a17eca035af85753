import { createContext, type RouterContextProvider } from 'react-router';
import { openWebsite } from '#content/website/website.ts';

/** The words that loaders pass to their pages: the delivered ones in the build, the published ones in the program. */
export const websiteContext = createContext(openWebsite({ locale: 'en' }));

export const websiteOf = (context: Readonly<RouterContextProvider>) => context.get(websiteContext);

/** The words for search engines are in the page's head; a visitor does not download them twice. */
export function withoutSearch<Words extends { search: unknown }>(
  words: Words,
): Omit<Words, 'search'> {
  const { search: _, ...shown } = words;
  return shown;
}
