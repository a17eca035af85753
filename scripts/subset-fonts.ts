// Cuts the letters of our own pages out of the fonts, which saves a third of a first visit's font bytes, and one
// weight of Devanagari. Other letters stay in the full fonts, fetched when a name needs them. Run by hand (npm run subset-fonts) after a
// font update; the output is committed to web/styles/fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const PRINTABLE_ASCII = lettersBetween(32, 126).join('');
/** Must match the unicode-range of the basic faces in web/styles/fonts.css. */
const BASIC = `${PRINTABLE_ASCII}\u00a0©°·×–—‘’“”•…→`;
const NUMERALS = '०१२३४५६७८९अध्याय';
/** Every letter of the Devanagari face, for titles in Hindi and Marathi. */
const DEVANAGARI = [
  ...lettersBetween(0x900, 0x97f),
  ...lettersBetween(0x1cd0, 0x1cf9),
  ...lettersBetween(0xa830, 0xa839),
  ...lettersBetween(0xa8e0, 0xa8ff),
  ...'\u200c\u200d\u20a8\u20b9\u20f0\u25cc',
].join('');
/** Without the conjunct of हिन्दी, which would more than double the file. */
const LANGUAGES = 'हिंदीमराठी';
/** The weights in the stylesheets; every Eczar face in web/styles/fonts.css declares this range. */
const variationAxes = { wght: { min: 500, max: 700, default: 500 } };

const SUBSETS = [
  {
    from: '@fontsource-variable/eczar/files/eczar-latin-wght-normal',
    to: 'eczar-basic',
    text: BASIC,
    variationAxes,
  },
  {
    from: '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal',
    to: 'eczar-numerals',
    text: NUMERALS,
    variationAxes,
  },
  {
    from: '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal',
    to: 'eczar-devanagari',
    text: DEVANAGARI,
    // Titles are bold; all weights would double the file.
    variationAxes: { wght: 700 },
  },
  { from: '@fontsource/hind/files/hind-latin-400-normal', to: 'hind-basic-400', text: BASIC },
  { from: '@fontsource/hind/files/hind-latin-700-normal', to: 'hind-basic-700', text: BASIC },
  {
    from: '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal',
    to: 'eczar-languages',
    text: LANGUAGES,
    variationAxes: { wght: 600 },
  },
];

for (const { from, to, text, ...options } of SUBSETS) {
  const original = readFileSync(join(root, 'node_modules', `${from}.woff2`));
  const subset = await subsetFont(original, text, { targetFormat: 'woff2', ...options });
  writeFileSync(join(root, 'web/styles/fonts', `${to}.woff2`), subset);
  console.log(`${to}: ${original.length} bytes before, ${subset.length} after`);
}

function lettersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
