import { expect, test } from 'vitest';
import { withFieldTokens } from './field-tokens.ts';
import { group, line, list, number, picture, prose } from './fields.ts';

const fields = {
  heading: line('Heading', 60),
  email: line('E-mail', 60, { format: 'email' }),
  year: line('Year', 12, { orders: true }),
  photo: picture('Photo'),
  items: list(
    'Questions',
    'Question',
    group('Question', {
      question: line('Question', 90),
      answer: prose('Answer', 900, { paragraphs: 4 }),
      order: number('Order', 1, 9),
    }),
    [1, 9],
  ),
};

test('each text gets a token with its path, and other values stay unchanged', () => {
  const value = {
    heading: 'Questions',
    email: 'hello@trust.example',
    year: '2025-26',
    photo: 'well.webp',
    items: [
      { question: 'Hidden?', answer: 'Yes.', order: 1, hidden: true },
      { question: 'Why?', answer: 'Because.\n\nAnd **so**.', order: 2 },
    ],
  };
  expect(withFieldTokens(fields, value)).toEqual({
    heading: '⟦heading⟧',
    email: 'hello@trust.example',
    year: '2025-26',
    photo: 'well.webp',
    items: [
      { question: '⟦items.0.question⟧', answer: '⟦items.0.answer:0⟧', order: 1, hidden: true },
      {
        question: '⟦items.1.question⟧',
        answer: '⟦items.1.answer:0⟧\n\n⟦items.1.answer:1⟧',
        order: 2,
      },
    ],
  });
});

test('a draft that fails validation is passed through', () => {
  const value = { heading: 7, items: 'none', more: null };
  expect(withFieldTokens(fields, value)).toEqual(value);
});

test('tokens of headings and lists keep their marks, so that the page keeps its structure', () => {
  const text = { text: prose('Text', 900, { paragraphs: 9, blocks: true }) };
  expect(withFieldTokens(text, { text: '## Needed\n- a rope\n- lime' })).toEqual({
    text: '## ⟦text:0⟧\n\n- ⟦text:1⟧\n- ⟦text:1⟧',
  });
});
