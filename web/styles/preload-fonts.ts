// The faces that every page of a language uses, before its styles name them: a face found late costs a round trip.
import { preload } from 'react-dom';
import eczarUrl from './fonts/eczar-basic.woff2?url';
import eczarDevanagariUrl from './fonts/eczar-devanagari.woff2?url';
import numeralsUrl from './fonts/eczar-numerals.woff2?url';
import hindUrl from './fonts/hind-basic-400.woff2?url';
import hindBoldUrl from './fonts/hind-basic-700.woff2?url';
import hindDevanagariUrl from './fonts/hind-devanagari-400.woff2?url';
import hindDevanagariBoldUrl from './fonts/hind-devanagari-700.woff2?url';

const LATIN = [eczarUrl, hindUrl, hindBoldUrl];
const DEVANAGARI = [eczarDevanagariUrl, hindDevanagariUrl, hindDevanagariBoldUrl];

export function preloadFonts(language: string): void {
  if (!import.meta.env.SSR) return;
  const faces = language === 'en' ? LATIN : [...DEVANAGARI, ...LATIN];
  for (const url of [...faces, numeralsUrl]) preloadFont(url);
}

/** After the opening's picture, which is the largest paint of most pages. */
export function preloadFont(url: string): void {
  if (!import.meta.env.SSR) return;
  preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' });
}
