// Cuts the letters that our pages are written with out of the typefaces, so that a first visit fetches a
// third less. Everything else stays in the typefaces' own files, fetched when a name needs it. Run by hand
// (npm run subset-fonts) after a new version of a typeface; what it writes is kept in web/styles/fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const PRINTABLE_ASCII = String.fromCharCode(
  ...Array.from({ length: 95 }, (_, index) => 32 + index),
);
/** The unicode-range of the basic faces in web/styles/fonts.css says the same. */
const BASIC = `${PRINTABLE_ASCII}\u00a0©°·×–—‘’“”•…→`;
/** So does that of Eczar Numerals. */
const NUMERALS = '०१२३४५६७८९अध्याय';
/** The weights that the stylesheets use; every face of Eczar in web/styles/fonts.css states this range. */
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
];

for (const { from, to, text, ...options } of SUBSETS) {
  const original = readFileSync(join(root, 'node_modules', `${from}.woff2`));
  const subset = await subsetFont(original, text, { targetFormat: 'woff2', ...options });
  writeFileSync(join(root, 'web/styles/fonts', `${to}.woff2`), subset);
  console.log(`${to}: ${original.length} bytes before, ${subset.length} after`);
}
