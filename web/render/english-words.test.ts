import { expect, test } from 'vitest';
import { markEnglish } from './english-words.ts';

const marked = (body: string) =>
  markEnglish(`<html lang="hi-IN"><body>${body}</body></html>`).slice(
    '<html lang="hi-IN"><body>'.length,
    -'</body></html>'.length,
  );

test.each([
  ['<h1>Write to us</h1><p>हमें लिखिए</p>', '<h1 lang="en">Write to us</h1><p>हमें लिखिए</p>'],
  [
    '<p>We <strong>ask</strong> and <a href="/hi/about">listen</a>.</p>',
    '<p lang="en">We <strong>ask</strong> and <a href="/hi/about">listen</a>.</p>',
  ],
  [
    '<li>पूछिए <a href="/hi/contact">the office</a><img src="/a.webp" alt="A"/></li>',
    '<li>पूछिए <a href="/hi/contact" lang="en">the office</a><img src="/a.webp" alt="A"/></li>',
  ],
  ['<p>Ask <b>दफ़्तर</b></p>', '<p>Ask <b>दफ़्तर</b></p>'],
  [
    '<ul><li>One<!-- -->, two</li><li>दो</li></ul>',
    '<ul><li lang="en">One<!-- -->, two</li><li>दो</li></ul>',
  ],
  ['<p>7 &amp; {{count}}</p>', '<p>7 &amp; {{count}}</p>'],
])('of %s only the English words are marked', (page, expected) => {
  expect(marked(page)).toBe(expected);
});

test.each([
  '<main lang="en"><h1>Write to us</h1></main>',
  '<a lang="mr" href="/mr">मराठी</a>',
  '<svg><title>A well</title></svg><script>start()</script>',
])('%s stays as it is', (page) => {
  expect(marked(page)).toBe(page);
});

test('a Devanagari initial of its own language does not make words a translation', () => {
  expect(marked('<p>First <i lang="hi">अ</i></p>')).toBe(
    '<p lang="en">First <i lang="hi">अ</i></p>',
  );
});
