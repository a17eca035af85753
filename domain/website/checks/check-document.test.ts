import { expect, test } from 'vitest';
import { choice, group, line, list, number, picture, prose } from '../fields/fields.ts';
import { checkDocument } from './check-document.ts';

const fields = {
  heading: line('Heading', 20),
  email: line('E-mail', 60, { format: 'email', optional: true }),
  upi: line('UPI ID', 60, { format: 'upi', optional: true }),
  merchant: line('Merchant category code', 4, { format: 'merchantCode', optional: true }),
  pan: line('PAN', 10, { format: 'pan', optional: true }),
  answer: prose('Answer', 100, { paragraphs: 2 }),
  photo: picture('Photo', { optional: true }),
  items: list(
    'Questions',
    'Question',
    group('Question', { question: line('Question', 20) }),
    [1, 2],
  ),
  day: number('Day', 1, 31),
  kind: choice('Kind', [{ value: 'national', label: 'National holiday' }]),
};
const document = {
  heading: 'Frequently asked',
  email: '',
  upi: 'trust@bank',
  merchant: '8398',
  pan: 'AAATP1234C',
  answer: 'We **ask**.\n\nThen we [write](/contact).',
  photo: 'meera.webp',
  items: [{ question: 'Why?' }, { question: 'When?', hidden: true }],
  day: 3,
  kind: 'national',
};
const rulesOf = (changes: object) =>
  checkDocument(
    fields,
    { ...document, ...changes },
    {
      hasPicture: (name) => name === 'meera.webp',
      hasFile: () => false,
      hasPage: (to) => to === '/contact' || to.startsWith('/files/'),
    },
  ).map(({ field, rule }) => `${field}: ${rule}`);

test('a hidden item may be unfinished', () => {
  expect(rulesOf({ items: [{ question: 'Why?' }, { question: '', hidden: true }] })).toEqual([]);
});

test('a complete document can be published', () => {
  expect(rulesOf({})).toEqual([]);
});

test.each([
  [{ heading: '' }, 'heading: wordsRequired'],
  [{ heading: 'A heading that is far too long' }, 'heading: tooLong'],
  [{ heading: 'Two\nlines' }, 'heading: oneLine'],
  [{ heading: 7 }, 'heading: notText'],
  [{ heading: 'Hid\u200bden' }, 'heading: invisibleCharacters'],
  [{ heading: 'Half\ud800' }, 'heading: invisibleCharacters'],
  [{ answer: 'Half\ud800' }, 'answer: invisibleCharacters'],
  [{ heading: 'Right\u202eleft' }, 'heading: invisibleCharacters'],
  [{ heading: '<b>Bold</b>' }, 'heading: htmlForbidden'],
  [{ items: [{ question: '' }, { question: 'When?' }] }, 'items.0.question: wordsRequired'],
  [{ heading: '{{origin}}' }, 'heading: bracesForbidden'],
  [{ heading: '{**{origin}**}' }, 'heading: bracesForbidden'],
  [{ email: 'nobody' }, 'email: emailFormat'],
  [{ upi: 'trust' }, 'upi: upiFormat'],
  [{ upi: 'our trust@bank' }, 'upi: upiFormat'],
  [{ merchant: '0000' }, 'merchant: merchantCodeFormat'],
  [{ merchant: '12' }, 'merchant: merchantCodeFormat'],
  [{ pan: 'AAATP12345' }, 'pan: panFormat'],
  [{ answer: 'One\n\ntwo\n\nthree' }, 'answer: tooManyParagraphs'],
  [{ answer: '[here](javascript:alert)' }, 'answer: linkForbidden'],
  [{ answer: '[here](javascript:alert(1))' }, 'answer: linkForbidden'],
  [{ answer: '**[here](http://a.example)**' }, 'answer: linkForbidden'],
  [{ answer: 'See [here](/nopage).' }, 'answer: pageMissing'],
  [{ answer: `[Accounts](/files/${'0f'.repeat(32)}.pdf)` }, 'answer: linkedFileGone'],
  [{ answer: '<script>alert(1)</script>' }, 'answer: htmlForbidden'],
  [{ photo: 'gone.webp' }, 'photo: pictureGone'],
  [{ items: [] }, 'items: itemCount'],
  [{ items: [{ question: 'Why?', hidden: true }] }, 'items: itemCount'],
  [{ items: [{ question: 'a' }, { question: 'b' }, { question: 'c' }] }, 'items: itemCount'],
  [{ items: [{ question: 'Why?' }, { question: '' }] }, 'items.1.question: wordsRequired'],
  [{ items: [{ question: 'Why?', hidden: 'yes' }] }, 'items.0.hidden: notYesNo'],
  [{ items: 'Why?' }, 'items: invalid'],
  [{ day: 32 }, 'day: numberRange'],
  [{ kind: 'other' }, 'kind: notChoice'],
  [{ more: 'x' }, 'more: unknownField'],
])('%j is refused', (changes, error) => {
  expect(rulesOf(changes)).toEqual([error]);
});

const event = {
  date: line('Date', 10, { format: 'date', optional: true }),
  time: line('Time', 5, { format: 'time', optional: true, needs: 'date' }),
  end_date: line('Last day', 10, {
    format: 'date',
    optional: true,
    needs: 'date',
    notBefore: 'date',
  }),
  end_time: line('End', 5, {
    format: 'time',
    optional: true,
    needs: 'time',
    notBefore: 'time',
    unlessLater: 'end_date',
  }),
  moved_from: line('Earlier', 10, { format: 'date', optional: true, differsFrom: 'date' }),
  slug: line('Address', 60, { format: 'slug', optional: true }),
};
const planned = {
  date: '2027-03-14',
  time: '09:00',
  end_date: '',
  end_time: '12:00',
  moved_from: '',
  slug: 'a',
};
const eventErrors = (...items: object[]) =>
  checkDocument(
    { items: list('Events', 'Event', group('Event', event), [0, 9]) },
    { items: items.map((changes) => ({ ...planned, ...changes })) },
    { hasPicture: () => true, hasFile: () => true, hasPage: () => true },
  ).map(({ field, rule }) => `${field}: ${rule}`);

test.each([
  [{}, []],
  [{ end_date: '2027-03-16', end_time: '08:00' }, []],
  [{ end_date: '2027-03-13' }, ['items.0.end_date: endBeforeStart']],
  [{ end_time: '08:59' }, ['items.0.end_time: endBeforeStart']],
  [{ end_date: '2027-03-14', end_time: '08:59' }, ['items.0.end_time: endBeforeStart']],
  [{ moved_from: '2027-03-07' }, []],
  [{ moved_from: '2027-03-14' }, ['items.0.moved_from: sameDate']],
  [{ date: '' }, ['items.0.time: dateNeeded']],
  [{ time: '' }, ['items.0.end_time: timeNeeded']],
  [{ date: '2027-02-30' }, ['items.0.date: dateFormat']],
  [{ slug: 'Water Day' }, ['items.0.slug: slugFormat']],
  [{ slug: '../admin' }, ['items.0.slug: slugFormat']],
])('an event with %j has the errors %j', (changes, errors) => {
  expect(eventErrors(changes)).toEqual(errors);
});

test('the second of two events with one address is refused', () => {
  expect(eventErrors({}, { slug: 'b' }, {})).toEqual(['items.2.slug: slugTaken']);
  expect(eventErrors({ slug: '' }, { slug: '' })).toEqual([]);
});

test.each([
  [2, 29, []],
  [2, 30, ['items.0.day: This must be a whole number from 1 to 29']],
  [4, 30, []],
  [4, 31, ['items.0.day: This must be a whole number from 1 to 30']],
  [12, 31, []],
  [4, 32, ['items.0.day: This must be a whole number from 1 to 31']],
  [13, 31, ['items.0.month: This must be a whole number from 1 to 12']],
])('in month %j, day %j of a holiday has the errors %j', (month, day, errors) => {
  const holiday = group('Day', {
    month: number('Month', 1, 12),
    day: number('Day', 1, 31, { dayOf: 'month' }),
  });
  const found = checkDocument(
    { items: list('Days', 'Day', holiday, [0, 9]) },
    { items: [{ month, day }] },
    { hasPicture: () => true, hasFile: () => true, hasPage: () => true },
  );
  expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual(errors);
});
