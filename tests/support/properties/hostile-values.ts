import fc from 'fast-check';

/** Texts known to break programs: control characters, lone surrogates, quotes, number words, markup. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202eabc',
  '\u200b',
  '\ufeff',
  '\ue000',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '1_000',
  '१२',
  '٣',
  '9'.repeat(30),
  '-1',
  '2147483648',
  'null',
  'undefined',
  'true',
  '%',
  '_',
  '\\',
  "' OR 1=1--",
  '"; DROP TABLE surveys;--',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'क्ष्म्य',
  'İI̊ß',
  '👩‍👩‍👧',
  '\r\nX-Evil: 1',
  'x'.repeat(3000),
];

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

export const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [''], { toString: 1 }, ['adult']),
  fc.jsonValue({ maxDepth: 2 }),
);
