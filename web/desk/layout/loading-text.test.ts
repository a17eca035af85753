import { expect, test } from 'vitest';
import { layout } from '../../messages/en/layout.ts';
import { loadingText } from './loading-text.ts';
import { SCREENS } from './screens.ts';

test('before the messages are loaded, each screen has the words of its English messages', () => {
  const texts = SCREENS.map(({ path }) => [path, loadingText(path)]);
  expect(texts).toEqual(SCREENS.map(({ path, loading }) => [path, layout.loading[loading]]));
});
