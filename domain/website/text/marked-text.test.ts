import { expect, test } from 'vitest';
import { forbiddenLinks } from './links-in-text.ts';
import { isAllowedAddress, parseMarkedText, parseParagraph } from './marked-text.ts';
import { plainText } from './plain-text.ts';

test('marks make paragraphs, strong text and links', () => {
  expect(
    parseMarkedText('We **listen** first.\n\nWrite to [the office](/contact) or\nring.'),
  ).toEqual([
    [
      { kind: 'text', text: 'We ' },
      { kind: 'strong', parts: [{ kind: 'text', text: 'listen' }] },
      { kind: 'text', text: ' first.' },
    ],
    [
      { kind: 'text', text: 'Write to ' },
      { kind: 'link', parts: [{ kind: 'text', text: 'the office' }], to: '/contact' },
      { kind: 'text', text: ' or\nring.' },
    ],
  ]);
});

test('a link may be strong, and words in a link may be', () => {
  const two = { kind: 'text', text: 'two' };
  expect(parseParagraph('**[two](/about) pumps**')).toEqual([
    {
      kind: 'strong',
      parts: [
        { kind: 'link', parts: [two], to: '/about' },
        { kind: 'text', text: ' pumps' },
      ],
    },
  ]);
  expect(parseParagraph('[**two** pumps](/faqs)')).toEqual([
    {
      kind: 'link',
      parts: [
        { kind: 'strong', parts: [two] },
        { kind: 'text', text: ' pumps' },
      ],
      to: '/faqs',
    },
  ]);
  expect(plainText('**[two](/about)** and [**y**](/faqs)')).toBe('two and y');
  expect(forbiddenLinks('**[two](http://a.example)**')).toEqual(['http://a.example']);
});

test('an address may have balanced parentheses', () => {
  const to = 'https://en.wikipedia.org/wiki/Warli_(art)';
  expect(parseParagraph(`([Warli](${to}))`)).toEqual([
    { kind: 'text', text: '(' },
    { kind: 'link', parts: [{ kind: 'text', text: 'Warli' }], to },
    { kind: 'text', text: ')' },
  ]);
});

test('an unclosed asterisk stays an asterisk', () => {
  expect(plainText('5 ** 3 and [a bracket] and <b>')).toBe('5 ** 3 and [a bracket] and <b>');
});

test.each(['[', '[a', '** ', '[a](', '[a](b(c)', '**[a](b)', '\n'])(
  '100 kB of %j are parsed quickly',
  (piece) => {
    const begun = performance.now();
    parseMarkedText(piece.repeat(100_000 / piece.length));
    expect(performance.now() - begun).toBeLessThan(2000);
  },
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'http://trust.example/',
  'https://trust.example:99999/',
  'https://name:secret@trust.example/',
  'mailto:',
  'tel:none',
])('%s is not a valid link address', (address) => {
  expect(isAllowedAddress(address)).toBe(false);
  expect(parseMarkedText(`[here](${address})`)).toEqual([
    [{ kind: 'text', text: `[here](${address})` }],
  ]);
  expect(forbiddenLinks(`[here](${address})`)).toEqual([address]);
});

test.each([
  '/about',
  '/revival#tradition',
  'https://forms.example/a?b=c',
  'mailto:a@trust.example',
  'tel:+91-98765',
])('%s is a valid link address', (address) => {
  expect(isAllowedAddress(address)).toBe(true);
});
