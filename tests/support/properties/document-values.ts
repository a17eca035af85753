// Valid documents of the website, generated from their fields.
import fc from 'fast-check';
import { repeatedSlugs } from '#domain/website/addresses/slugs.ts';
import { checkSiblings } from '#domain/website/checks/check-siblings.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { Field, Fields, LineField, ProseField } from '#domain/website/fields/fields.ts';

const WORDS = [
  'Meera',
  'पानी',
  'शाळा',
  'Women’s',
  '“WASH”',
  '5 < 6 & 7',
  "it's",
  '{count}',
  '{short_name}',
  '{nothing}',
  '</',
  '$&',
  '\\u0041',
  '100%',
  '🪔',
  'w'.repeat(40),
];
const MARKS = ['**strong**', '[about us](/about)', '[mail](mailto:a@trust.in)', '**open', '[x]'];
const FORMATS: Record<NonNullable<LineField['format']>, readonly string[]> = {
  email: ['office@prakash.in', 'hello@adhyay.example'],
  phone: ['+91 98200 12345', '+91 00000 00000'],
  address: ['https://prakash.in/form?a=1&b="2"', 'https://forms.example/team'],
  date: ['2026-11-23', '2028-02-29'],
  time: ['18:30', '00:00'],
  slug: ['water-day', 'note-2'],
  upi: ['trust@bank', '98200.12345-a_b@okicici'],
  merchantCode: ['8398'],
  pan: ['AAATP1234C'],
  ifsc: ['ABCD0123456'],
};

/** The only existing PDF. */
export const SAMPLE_FILE = `${'0f'.repeat(32)}.pdf`;

/** @param pictures names that may be chosen */
export function documentValue(fields: Fields, pictures: readonly string[]) {
  return group(fields, pictures);
}

function group(fields: Fields, pictures: readonly string[]): fc.Arbitrary<DocumentValue> {
  const entries = Object.entries(fields).map(([name, field]) => [name, value(field, pictures)]);
  return fc.record(Object.fromEntries(entries)).map((value) => withoutBroken(fields, value));
}

function value(field: Field, pictures: readonly string[]): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'line':
      return line(field);
    case 'prose':
      return prose(field);
    case 'number':
      return fc.integer({ min: field.min, max: field.max });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options.map((option) => option.value));
    case 'picture':
      return fc.constantFrom(...pictures, ...(field.optional ? [''] : []));
    case 'file':
      return fc.constantFrom(SAMPLE_FILE, ...(field.optional ? [''] : []));
    case 'group':
      return group(field.fields, pictures);
    case 'list':
      return items(field.item, pictures, field);
  }
}

/** An end before its beginning, or without one, is left empty; a day that its month lacks is the first. */
function withoutBroken(fields: Fields, value: DocumentValue): DocumentValue {
  const broken = checkSiblings(fields, value, '');
  if (broken.length === 0) return value;
  const emptied = Object.fromEntries(
    broken.map(({ field }) => [field, fields[field]?.kind === 'number' ? 1 : '']),
  );
  return withoutBroken(fields, { ...value, ...emptied });
}

function line({ max, optional, format }: LineField): fc.Arbitrary<string> {
  const filled = format ? fc.constantFrom(...FORMATS[format]) : text(WORDS, max, 'x');
  return optional ? fc.oneof(fc.constant(''), filled) : filled;
}

function prose({ max, paragraphs, optional }: ProseField): fc.Arbitrary<string> {
  const paragraph = text([...WORDS, ...MARKS], Math.floor(max / paragraphs) - 2, 'x');
  const filled = fc
    .array(paragraph, { minLength: 1, maxLength: paragraphs })
    .map((each) => each.join('\n\n'));
  return optional ? fc.oneof(fc.constant(''), filled) : filled;
}

/** Whole words, as many as fit. */
function text(words: readonly string[], max: number, fallback: string): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((chosen) => {
    let all = '';
    for (const word of chosen) if (`${all} ${word}`.length <= max) all = `${all} ${word}`.trim();
    return all || fallback;
  });
}

function items(
  item: Field,
  pictures: readonly string[],
  { min, max }: { min: number; max: number },
): fc.Arbitrary<unknown[]> {
  const shown = fc
    .array(value(item, pictures), { minLength: min, maxLength: Math.min(max, min + 3) })
    .map((all) => {
      const repeated = repeatedSlugs(item, all);
      return all.map((one, index) => {
        const names = repeated.filter((each) => each.index === index).map(({ name }) => [name, '']);
        return names.length === 0 ? one : { ...Object(one), ...Object.fromEntries(names) };
      });
    });
  if (item.kind !== 'group' || min === max) return shown;
  // The last one may be hidden if enough are left.
  return fc.tuple(shown, fc.boolean()).map(([all, hides]) => {
    const last = all.at(-1);
    const isHidden = hides && all.length > min && typeof last === 'object';
    return isHidden ? [...all.slice(0, -1), { ...last, hidden: true }] : all;
  });
}
