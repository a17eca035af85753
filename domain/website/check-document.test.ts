import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';
import { choice, group, line, list, number, picture, prose } from './fields.ts';

const fields = {
  heading: line('Heading', 20),
  email: line('E-mail', 60, { format: 'email', optional: true }),
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
    { hasPicture: (name) => name === 'meera.webp', hasFile: () => false },
  ).map(({ field, rule }) => `${field}: ${rule}`);

test('a whole document can be published', () => {
  expect(rulesOf({})).toEqual([]);
});

test.each([
  [{ heading: '' }, 'heading: wordsRequired'],
  [{ heading: 'A heading that is far too long' }, 'heading: tooLong'],
  [{ heading: 'Two\nlines' }, 'heading: oneLine'],
  [{ heading: 7 }, 'heading: notText'],
  [{ heading: 'Hid\u200bden' }, 'heading: invisibleCharacters'],
  [{ heading: 'Right\u202eleft' }, 'heading: invisibleCharacters'],
  [{ heading: '<b>Bold</b>' }, 'heading: htmlForbidden'],
  [{ heading: '{{origin}}' }, 'heading: bracesForbidden'],
  [{ email: 'nobody' }, 'email: emailFormat'],
  [{ answer: 'One\n\ntwo\n\nthree' }, 'answer: tooManyParagraphs'],
  [{ answer: '[here](javascript:alert)' }, 'answer: linkForbidden'],
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
