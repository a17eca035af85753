// Fonts with the letters of our own pages are less than half of the font bytes of a first visit. Run by hand
// (npm run subset-fonts) after a font update; the output is committed to web/styles/fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { removeLanguageSystems } from './remove-language-systems.ts';

const root = join(import.meta.dirname, '..');
const PRINTABLE_ASCII = lettersBetween(32, 126).join('');
/** Must match the unicode-range of Hind's basic faces in web/styles/fonts.css. */
const BASIC = `${PRINTABLE_ASCII}\u00a0©°·×–—‘’“”•…→`;
/** Eczar sets titles. Its file fits the first round trip (14.6 kB) and must match its unicode-range. */
const TITLES = `${PRINTABLE_ASCII.replace(/["$*<=>[\\\]^_`{|}~]/g, '')}\u00a0·–—‘’“”…`;
const DIGITS = '०१२३४५६७८९';
const NUMERALS = `${DIGITS}अध्याय`;
const DEVANAGARI = [
  ...lettersBetween(0x900, 0x97f),
  ...lettersBetween(0x1cd0, 0x1cf9),
  ...lettersBetween(0xa830, 0xa839),
  ...lettersBetween(0xa8e0, 0xa8ff),
  ...'\u200c\u200d\u20a8\u20b9\u20f0\u25cc',
].join('');
/** The conjunct of हिन्दी would more than double the file. */
const LANGUAGES = 'हिंदीमराठी';
/** Titles have one weight: a range would add a half to each file. */
const variationAxes = { wght: 700 };
/** Alternates, fractions and small capitals are used nowhere. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];
const ECZAR = '@fontsource-variable/eczar/files/eczar';
const HIND = '@fontsource/hind/files/hind';

const SUBSETS = [
  {
    from: `${ECZAR}-latin-wght-normal`,
    to: 'eczar-basic',
    text: TITLES,
    variationAxes,
    keepFeatures,
  },
  {
    from: `${ECZAR}-devanagari-wght-normal`,
    to: 'eczar-numerals',
    text: NUMERALS,
    variationAxes,
  },
  // In running text, beside Hind's letters.
  {
    from: `${ECZAR}-devanagari-wght-normal`,
    to: 'eczar-digits-400',
    text: DIGITS,
    variationAxes: { wght: 400 },
  },
  {
    from: `${ECZAR}-devanagari-wght-normal`,
    to: 'eczar-devanagari',
    text: DEVANAGARI,
    variationAxes,
  },
  {
    from: `${ECZAR}-devanagari-wght-normal`,
    to: 'eczar-languages',
    text: LANGUAGES,
    variationAxes,
  },
  ...['400', '700'].flatMap((weight) => [
    { from: `${HIND}-latin-${weight}-normal`, to: `hind-basic-${weight}`, text: BASIC },
    {
      from: `${HIND}-devanagari-${weight}-normal`,
      to: `hind-devanagari-${weight}`,
      text: DEVANAGARI,
    },
  ]),
];

for (const { from, to, text, ...options } of SUBSETS) {
  const original = readFileSync(join(root, 'node_modules', `${from}.woff2`));
  // Hints are half of Hind's bytes. They sharpen small text at low resolutions of Windows only.
  const settings = { targetFormat: 'sfnt', noHinting: true, ...options } as const;
  const cut = await subsetFont(original, text, settings);
  if (from.includes('devanagari')) removeLanguageSystems(cut);
  const compressed = { targetFormat: 'woff2', noHinting: true } as const;
  const subset = await subsetFont(cut, text, compressed);
  writeFileSync(join(root, 'web/styles/fonts', `${to}.woff2`), subset);
  console.log(`${to}: ${original.length} bytes before, ${subset.length} after`);
}

function lettersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
