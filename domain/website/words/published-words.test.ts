import { expect, test } from 'vitest';
import { flag, group, line, list, prose } from '../fields/fields.ts';
import { publishedWords } from './published-words.ts';

const fields = {
  upi_id: line('UPI ID', 60),
  story: prose('Story', 100),
  published: flag('Published'),
  office: group('Office', { phone: line('Phone', 30) }),
  events: list('Events', 'Event', group('Event', { name: line('Name', 40) }), [0, 3]),
};

test('lines are trimmed at every depth, and paragraphs stay unchanged', () => {
  const draft = {
    upi_id: ' trust@bank\n',
    story: 'Two lines \n',
    published: true,
    office: { phone: '+91 98200 12345 ' },
    events: [{ name: ' Water day', hidden: true }],
  };
  expect(publishedWords(fields, draft)).toEqual({
    upi_id: 'trust@bank',
    story: 'Two lines \n',
    published: true,
    office: { phone: '+91 98200 12345' },
    events: [{ name: 'Water day', hidden: true }],
  });
});

test('values of another type than their field stay, and fail the check', () => {
  const draft = { upi_id: 7, office: 'here', events: 'none', more: ' x ' };
  expect(publishedWords(fields, draft)).toEqual(draft);
});
