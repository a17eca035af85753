import { expect, test } from 'vitest';
import { combineWords, windowsOf } from './unsaved-words.ts';

const base = { heading: 'One chapter', text: 'We walk.' };

test('words that two closed windows have kept are put together', () => {
  const first = { base, document: { ...base, heading: 'Two' } };
  const afterMeera = { ...base, text: 'We ask.' };
  const second = { base: afterMeera, document: { ...afterMeera, text: 'We ask and listen.' } };
  expect([first, second].reduce(combineWords, null)).toEqual({
    base,
    document: { heading: 'Two', text: 'We ask and listen.' },
  });
});

test('the words that an earlier version of the program has kept are those of a window', () => {
  const content = { text: 'One chapter' };
  const owner = { account: 1, name: 'page-about', locale: 'en' };
  expect(windowsOf({ ...owner, content })).toEqual([{ window: '', content }]);
  const windows = [{ window: 'first', content }];
  expect(windowsOf({ ...owner, windows })).toEqual(windows);
  expect(windowsOf(undefined)).toEqual([]);
});
