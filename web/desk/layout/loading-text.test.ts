import { expect, test } from 'vitest';
import { DESK_SCREENS } from '#domain/desk/desk-screens.ts';
import { layout } from '../../messages/en/layout.ts';
import { loadingText } from './loading-text.ts';
import { loadingMessage } from './screens.ts';

test.each(Object.entries(DESK_SCREENS))(
  'before the messages are loaded, the screen %s at %s has the words that screens.ts names',
  (_, path) => {
    const hint = `${path} needs a line of its own in loading-text.ts, or another loading in screens.ts`;
    expect(loadingText(path), hint).toBe(loadingMessage({ layout }, path));
  },
);
