import { expect, test } from 'vitest';
import { flag, group, line, list, prose } from './fields.ts';
import { publishedWords } from './published-words.ts';

const fields = {
  upi_id: line('UPI ID', 60),
  story: prose('Story', 100),
  published: flag('Published'),
  office: group('Office', { phone: line('Phone', 30) }),
  events: list('Events', 'Event', group('Event', { name: line('Name', 40) }), [0, 3]),
};

test('lines lose the spaces around them, at every depth; paragraphs stay as they are', () => {
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

test('what does not have the shape of its field stays, for the check to refuse', () => {
  const draft = { upi_id: 7, office: 'here', events: 'none', more: ' x ' };
  expect(publishedWords(fields, draft)).toEqual(draft);
});
