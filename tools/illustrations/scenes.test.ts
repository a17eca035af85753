import { expect, test } from 'vitest';
import { drawScene, isSceneName, SCENES, sceneNames } from './scenes.ts';

test('every listed scene has a drawing function', () => {
  expect(sceneNames()).toEqual(Object.keys(SCENES));
  expect(isSceneName('toString')).toBe(false);
});

test.each(sceneNames())('%s is drawn the same every time', (name) => {
  expect(drawScene(name)).toBe(drawScene(name));
});

test.each(sceneNames())('%s has paint on the wall and only finite numbers', (name) => {
  const svg = drawScene(name);
  expect(svg).toContain('<path ');
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object|function/);
});

test.each(sceneNames())('%s is well-formed', (name) => {
  const svg = drawScene(name);
  const tag = /<(?:rect|path)(?: [a-z-]+="[^"<>]*")+\/>/gy;
  const opening = /^<svg(?: [a-zA-Z]+(?:-[a-z]+)?="[^"<>]*")+>/.exec(svg)?.[0];
  if (!opening) throw new Error(`${name} has no opening tag`);
  const marks = svg.slice(opening.length, -'</svg>'.length);
  expect(svg.endsWith('</svg>')).toBe(true);
  expect(marks.replace(tag, '')).toBe('');
});

test('path data has commands and numbers only', () => {
  for (const name of sceneNames()) {
    for (const [, path = ''] of drawScene(name).matchAll(/ d="([^"]*)"/g)) {
      expect(path).toMatch(/^M[-\d. MLHVQTCSAZmlhvqtcsaz]*$/);
    }
  }
});
