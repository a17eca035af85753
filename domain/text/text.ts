// How typed text is read before any rule looks at it. The same in the browser and on the server.

/** UAX #15, section 13 (Stream-Safe Text Format): no language stacks more marks on one letter. */
const MAX_MARKS = 30;
const EXTRA_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');

/**
 * Characters without a shape: controls, zero-width spaces, soft hyphens, direction marks. Tab and line
 * ends stay, and so do the two joiners and variation selectors, which change how letters are drawn.
 */
const INVISIBLE =
  /(?![\t\n\r\u200c\u200d]|\p{Variation_Selector})[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const VISIBLE = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Trimmed, composed (NFC), and free of what nobody can see. Its cost grows with the length only. */
export function cleanText(text: string): string {
  const clean = compose(text.toWellFormed()).replace(INVISIBLE, '').trim();
  return VISIBLE.test(clean) ? clean : '';
}

/** Tidied only up to a length: a text that cannot fit comes back as it is, for its rule to refuse. */
export function cleanTextUpTo(maxLength: number, text: string): string {
  // Composing joins up to three characters in one; what is longer than four times can never fit.
  const sent = text.trim();
  return sent.length > 4 * maxLength ? sent : cleanText(sent);
}

/** NFC compares each mark with the ones before it: long runs of marks would cost their square. */
export function compose(text: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  return text.replace(EXTRA_MARKS, '$1').normalize(form);
}

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const ANY_DIGIT = /^\p{Nd}$/u;

/** The decimal digits of every script as 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => String(digitValue(digit)));
}

/** Unicode has the digits of a script side by side, from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (ANY_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** What people put between the digits of a phone or identity number: spaces, hyphens, dots, brackets. */
const BETWEEN_DIGITS = /[\s\-\u2010-\u2015\u2212.()]/g;

/** A phone or identity number as people write it, `52310 44718` or `५२३१०-४४७१८`, as plain digits. */
export function digitsOf(text: string): string {
  return toAsciiDigits(cleanText(text)).replace(BETWEEN_DIGITS, '');
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** `1,08,500`, `108,500` or `1 08 500`: the last group has three digits, so that `1 20` is no number. */
const GROUPED = /^-?\d{1,3}([, \u00a0\u202f]\d{2,3})*[, \u00a0\u202f]\d{3}(\.\d+)?$/;

/**
 * An age or an amount as people write it. Signs and ranges stay what they are: `-5` is not 5, and
 * `5000-6000`, `1e2` and `0x22` are no numbers.
 * @returns null where nothing is written, NaN where it is no number
 */
export function parseNumber(text: string): number | null {
  const plain = toAsciiDigits(cleanText(text)).replace(/^\u2212/, '-');
  if (plain === '') return null;
  if (GROUPED.test(plain)) return Number(plain.replace(/[, \u00a0\u202f]/g, ''));
  return DECIMAL.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * The form in which texts are compared and searched: any case, any script, single spaces, plain
 * quotes, no joiners. Private-use characters are left out: the search index has a use of its own for them.
 */
export function toSearchText(text: string): string {
  return cleanText(text)
    .replace(/[\p{Default_Ignorable_Code_Point}\ue000-\uf8ff]/gu, '')
    .replace(/[\u2018\u2019\u02bc\u2032\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
