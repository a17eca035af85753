import { expect, test } from 'vitest';
import {
  addressOf,
  BULLET,
  HEADING,
  linkTo,
  type Replacement,
  toggleBlock,
  toggleStrong,
} from './markup.ts';

const text = 'Every gift is receipted.';
const applied = (before: string, { text: put, start, end }: Replacement) =>
  before.slice(0, start) + put + before.slice(end);

test.each([
  [text, { start: 0, end: 5 }, '**Every** gift is receipted.'],
  [text, { start: 6, end: 11 }, 'Every **gift** is receipted.'],
  ['**Every** gift', { start: 2, end: 7 }, 'Every gift'],
  [text, { start: 24, end: 24 }, 'Every gift is receipted.**strong words**'],
  ['One\n\ntwo', { start: 0, end: 8 }, '**One**\n\ntwo'],
  ['A\n- rope', { start: 2, end: 8 }, 'A\n- **rope**'],
  ['## Well', { start: 0, end: 7 }, '## **Well**'],
  ['One\n- Pots', { start: 3, end: 10 }, 'One\n- **Pots**'],
  ['12. class', { start: 0, end: 3 }, '**12.** class'],
])('%j, %j becomes %j', (before, selection, after) => {
  expect(applied(before, toggleStrong(before, selection, 'strong words'))).toBe(after);
});

test('pressing Strong twice changes nothing', () => {
  const once = toggleStrong(text, { start: 0, end: 5 }, '');
  const strong = applied(text, once);
  expect(applied(strong, toggleStrong(strong, once.selected, ''))).toBe(text);
});

test.each([
  ['Rope\nPots', { start: 0, end: 9 }, BULLET, '- Rope\n- Pots'],
  ['- Rope\n- Pots', { start: 3, end: 12 }, BULLET, 'Rope\nPots'],
  ['Rope\n\nPots\nLime', { start: 0, end: 11 }, BULLET, '- Rope\n\n- Pots\nLime'],
  ['Rope\nPots', { start: 0, end: 5 }, BULLET, '- Rope\nPots'],
  ['- Rope', { start: 4, end: 4 }, HEADING, '## Rope'],
  ['## Rope', { start: 7, end: 7 }, HEADING, 'Rope'],
  ['One\n\ntwo', { start: 6, end: 6 }, HEADING, 'One\n\n## two'],
  ['', { start: 0, end: 0 }, BULLET, '- '],
  ['- Rope\n\n- Pots', { start: 0, end: 14 }, BULLET, 'Rope\n\nPots'],
  ['\nRope', { start: 0, end: 0 }, BULLET, '- \nRope'],
])('%j, %j with %j becomes %j', (before, selection, mark, after) => {
  expect(applied(before, toggleBlock(before, selection, mark))).toBe(after);
});

test('a caret stays in its place of the line', () => {
  const { selected } = toggleBlock('One\nRope', { start: 6, end: 6 }, BULLET);
  expect(selected).toEqual({ start: 8, end: 8 });
});

test('a link replaces its words', () => {
  const link = linkTo('Donate', '/donation', { start: 6, end: 10 });
  expect(applied(text, link)).toBe('Every [Donate](/donation) is receipted.');
});

test.each([
  ['/contact', '/contact'],
  ['https://adhyay.example/a', 'https://adhyay.example/a'],
  ['adhyay.example/form', 'https://adhyay.example/form'],
  ['meera@adhyay.example', 'mailto:meera@adhyay.example'],
  ['+91 98765 43210', 'tel:+919876543210'],
  ['https://en.wikipedia.org/wiki/Warli_(art)', 'https://en.wikipedia.org/wiki/Warli_(art)'],
  ['en.wikipedia.org/wiki/Warli_(art)', 'https://en.wikipedia.org/wiki/Warli_(art)'],
  ['https://adhyay.example/a)', undefined],
  ['javascript:alert(1)', undefined],
  ['http://adhyay.example', undefined],
  ['', undefined],
])('the input %j links to %j', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});
