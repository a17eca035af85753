import { expect, test } from 'vitest';
import { DESK_SCREENS } from '#domain/desk/desk-screens.ts';
import { layout } from '../../messages/en/layout.ts';
import { loadingText } from './loading-text.ts';
import { loadingMessage } from './screens.ts';

test('before the messages are loaded, each screen has the words of its English messages', () => {
  const paths = Object.values(DESK_SCREENS);
  const texts = paths.map((path) => [path, loadingText(path)]);
  expect(texts).toEqual(paths.map((path) => [path, loadingMessage({ layout }, path)]));
});
