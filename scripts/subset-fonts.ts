// Cuts the letters of our own pages out of the fonts, which saves a third of a first visit's font bytes. Other
// letters stay in the full fonts, fetched when a name needs them. Run by hand (npm run subset-fonts) after a
// font update; the output is committed to web/styles/fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const PRINTABLE_ASCII = String.fromCharCode(
  ...Array.from({ length: 95 }, (_, index) => 32 + index),
);
/** Must match the unicode-range of the basic faces in web/styles/fonts.css. */
const BASIC = `${PRINTABLE_ASCII}\u00a0©°·×–—‘’“”•…→`;
const NUMERALS = '०१२३४५६७८९अध्याय';
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
