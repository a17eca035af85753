import { expect, test } from 'vitest';
import { combineWords } from './unsaved-words.ts';

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
