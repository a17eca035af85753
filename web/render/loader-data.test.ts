import { expect, test } from 'vitest';
import { takeLoaderData, withoutLoaderData } from './loader-data.ts';

const CLOSE = '<script>window.__reactRouterContext.streamController.close();</script>';
const enqueue = (text: string) =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text)});</script>`;
const page = `<p>$&</p>${enqueue('["कुआँ \\u003c/script> $&",')}${enqueue('1]\n')}<!--$-->${CLOSE}`;

test('the data of a page is extracted completely and in order', () => {
  expect(takeLoaderData(page)).toEqual({
    html: '<p>$&</p><!--$-->',
    data: '["कुआँ \\u003c/script> $&",1]\n',
  });
});

test('a page without data, or with unterminated data, is refused', () => {
  expect(() => takeLoaderData('<p></p>')).toThrow('no loader data');
  expect(() => takeLoaderData(enqueue('[]'))).toThrow('no loader data');
});

test('the desk’s page keeps its script without the words of the home page', () => {
  const empty = withoutLoaderData(page);
  expect(empty).toContain('\\"loaderData\\",{}');
  expect(empty).not.toContain('कुआँ');
  expect(empty).toContain(CLOSE);
});
