// One phonetic key stands for all spellings and scripts of a name.
import { compose, toAsciiDigits } from '../text/text.ts';
import { transliterate } from './transliterate.ts';

const STEPS: readonly (readonly [RegExp, string])[] = [
  [/^delhi$/, 'dilli'],
  [/^lucknow$/, 'lakhnau'],
  [/^allahabad$/, 'ilahabad'],
  // Singh and सिंह, Bargaon and बड़गाव, Oraon and उरांव, Reddy and Reddi, Aisha and Ayesha, Dsouza and डिसोझा.
  [/nh$/, 'ng'],
  [/ga+(on|n[vw])/g, 'gav'],
  [/a+n[vw]$/, 'avn'],
  [/^d(?=[lms]|cr)/, 'di'],
  [/(?<=[^aeiouy])y$/, 'i'],
  [/^ai/, 'aye'],
  // Rao and राव.
  [/ao(?![aeiou])/g, 'av'],
  // Kurukh writes x for kh: Xalxo and खलखो, but Laxmi.
  [/^x|(?<=^x.*)x|(?<=[^aeiou])x/g, 'kh'],
  [/qui/g, 'ki'],
  // ऋ is ri in Hindi, and ru in Marathi and Gujarati: Krupa and कृपा.
  [/(?<=[kghmpstv])ru(?=[dhjnpst])|^ru(?=sh|t)/g, 'ri'],
  // An unheard `a`: Gaikwad and गायकवाड, Jayshri and Jayashri.
  [/(?<=[^aeiouy][aeiou]+y)a(?=[^aeiouy]+([eiou]|a+[^aeiou]))/g, ''],
  // The vowel e is dropped like a (Rehman and Rahman); o and u are one.
  [/ee+/g, 'i'],
  [/oo+|ou|ow(?![aeiou])|au/g, 'u'],
  [/ai|ei/g, 'e'],
  [/o/g, 'u'],
  [/dny|gn(?=[aeiu])|jny?(?=[aeiu])/g, 'gy'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/tch|chh|ch/g, 'C'],
  [/c(?=[ei])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/sh/g, 's'],
  [/ph|f/g, 'p'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/([kgcjtdpbv])h+/g, '$1'],
  // Kharia and खड़िया; Vijay and विजय.
  [/iy(?=[aeiu])/g, 'i'],
  [/(?<=[aeiu])y(?![aeiu])/g, ''],
  [/(?<=[^aeiuy])y(?=[aeiu])/g, ''],
  [/b/g, 'v'],
  [/([a-z])\1+/g, '$1'],
  [/(?!^)[ae]/g, ''],
  [/^e/, 'i'],
  [/n(?=[vpm])/g, 'm'],
  [/m(?=[kg])/g, 'n'],
  [/([iu])\1+/g, '$1'],
];

const MAX_LETTERS = 40;
const SHORTEST = 2;
const DIGITS = /^[0-9]+$/;
const ASCII = /^[a-z0-9]+$/i;

const cache = new Map<string, string>();
const MAX_CACHED = 5000;

/** @returns a word of `a` to `z` without `e` and `o`, and digits; empty for an unknown script */
export function phoneticKeyOf(word: string): string {
  if (DIGITS.test(word)) return word.slice(0, MAX_LETTERS);
  const known = cache.get(word);
  const key = known ?? computePhoneticKey(word);
  if (known !== undefined) cache.delete(word);
  cache.set(word, key);
  const [oldest = ''] = cache.keys();
  if (cache.size > MAX_CACHED) cache.delete(oldest);
  return key;
}

function computePhoneticKey(word: string): string {
  const spelled = latinOf(word);
  if (DIGITS.test(spelled)) return spelled;
  const key = STEPS.reduce((text, [from, to]) => text.replace(from, to), spelled);
  // Jai, Jaya and Joy are too short to lose their vowels.
  const kept = key.length < SHORTEST ? shortKeyOf(spelled) : key;
  return kept.replace(/[^a-z0-9]/g, '');
}

/** Rai and Ray are one. */
function shortKeyOf(spelled: string): string {
  return spelled.replace(/o/g, 'u').replace(/e/g, 'i').replace(/y$/, 'i');
}

/** Misspellings preserve the consonants and the first letter. */
export function consonantsOf(phoneticKey: string): string {
  return phoneticKey.slice(0, 1) + phoneticKey.slice(1).replace(/[iu]/g, '');
}

function latinOf(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase().slice(0, MAX_LETTERS);
  const letters = compose(word.toLowerCase().slice(0, MAX_LETTERS));
  return toAsciiDigits(transliterate(letters)).toLowerCase();
}
