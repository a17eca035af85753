/** UAX #15, section 13 (Stream-Safe Text Format): no language puts more marks on one letter. */
const MAX_MARKS = 30;
const EXTRA_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');

/** XML forbids noncharacters. Tab and line ends stay; joiners and variation selectors shape letters. */
const INVISIBLE =
  /(?![\t\n\r\u200c\u200d]|\p{Variation_Selector})[\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;
const ANY_INVISIBLE = new RegExp(INVISIBLE.source, 'u');
const VISIBLE = /[^\s\u2800\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/u;

/** NUL and lone surrogates fit into no database. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Trims, composes (NFC) and removes invisible characters, in linear time. */
export function cleanText(text: string): string {
  const clean = compose(text.toWellFormed().replace(INVISIBLE, '')).trim();
  return VISIBLE.test(clean) ? clean : '';
}

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

export function hasInvisible(text: string): boolean {
  return ANY_INVISIBLE.test(text);
}

/** Text that cannot fit in `maxLength` stays uncleaned, for its rule to refuse. */
export function cleanTextUpTo(maxLength: number, text: string): string {
  // NFC joins up to three characters into one, so a text of more than four times the limit never fits.
  const sent = text.trim();
  return sent.length > 4 * maxLength ? sent : cleanText(sent);
}

/** NFC would take quadratic time for long runs of marks. */
export function compose(text: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  return text.replace(EXTRA_MARKS, '$1').normalize(form);
}

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const ANY_DIGIT = /^\p{Nd}$/u;

export function toAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => String(digitValue(digit)));
}

// Unicode keeps the ten digits of a script side by side, from zero to nine.
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (ANY_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

const BETWEEN_DIGITS = /[\s\-\u2010-\u2015\u2212.()]/g;

/** `52310 44718` or `५२३१०-४४७१८`, as plain digits. Letters and `+` stay. */
export function withoutDigitSeparators(text: string): string {
  return toAsciiDigits(cleanText(text)).replace(BETWEEN_DIGITS, '');
}

export function onlyDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** `1,08,500`, `108,500` or `1 08 500`. The last group has three digits: `1 20` is no number. */
const GROUPED = /^-?\d{1,3}([, \u00a0\u202f]\d{2,3})*[, \u00a0\u202f]\d{3}(\.\d+)?$/;

/** @returns null for empty text, NaN for text that is not a number, such as `5000-6000`, `1e2` or `0x22` */
export function parseNumber(text: string): number | null {
  const plain = toAsciiDigits(cleanText(text)).replace(/^\u2212/, '-');
  if (plain === '') return null;
  if (GROUPED.test(plain)) return Number(plain.replace(/[, \u00a0\u202f]/g, ''));
  return DECIMAL.test(plain) ? Number(plain) : Number.NaN;
}

/** The search index uses private-use characters itself, so they go. */
export function toSearchText(text: string): string {
  const visible = cleanText(text).replace(/[\p{Default_Ignorable_Code_Point}\ue000-\uf8ff]/gu, '');
  return compose(visible)
    .replace(/[\u2018\u2019\u02bc\u2032\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
