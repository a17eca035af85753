// Alternative texts and walls of the pictures.
import { expect, test } from 'vitest';
import { GROUNDS } from '#illustrations/drawing/grounds.ts';
import { drawScene, isSceneName } from '#illustrations/scenes.ts';
import { pictures } from './pictures.ts';

test('every picture except decoration has an alternative text about what people do in it', () => {
  const silent = Object.entries(pictures)
    .filter(([, picture]) => !picture.alt)
    .map(([name]) => name);
  expect(silent).toEqual([
    'medal-geru',
    'medal-indigo',
    'roundel-0',
    'roundel-1',
    'roundel-2',
    'roundel-3',
    'frieze',
    'strip-rice',
  ]);
});

test('each scene names the wall that it is painted on', () => {
  for (const [name, { kind, ground }] of Object.entries(pictures)) {
    if (kind === 'drawing') continue;
    if (!isSceneName(name) || !ground) throw new Error(`${name} says no wall`);
    expect(drawScene(name), name).toContain(`fill="${GROUNDS[ground].ground}"/>`);
  }
});
