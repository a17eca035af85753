import { expect, test } from 'vitest';
import { group, line, list, picture } from '#domain/website/fields/fields.ts';
import { findPaths, type PageElement, picturePaths, shapeOf, showsFile } from './find-paths.ts';

interface Tree extends PageElement<Tree> {
  tag: string;
}

/** `['p', 'text', ['b', 'more']]` */
type Written = [tag: string, ...inside: (string | Written)[]];

function tree([tag, ...inside]: Written): Tree {
  const nodes = inside.map((one) =>
    typeof one === 'string' ? { nodeType: 3, textContent: one } : tree(one),
  );
  const children = nodes.filter((node): node is Tree => 'tag' in node);
  return { tag, nodeType: 1, textContent: '', childNodes: nodes, children };
}

const pathsIn = (real: Written, tokens: Written) =>
  [...findPaths(tree(real), tree(tokens))].map(([{ tag }, paths]) => `${tag}: ${paths.join()}`);

test('elements are found by the tokens in the same position of the other page', () => {
  expect(
    pathsIn(
      ['main', ['h1', 'Home'], ['section', ['h2', 'Welcome'], ['p', 'Read ', ['a', 'more']]]],
      [
        'main',
        ['h1', '⟦heading⟧'],
        ['section', ['h2', '⟦welcome.heading⟧'], ['p', 'Read ', ['a', '⟦link⟧']]],
      ],
    ),
  ).toEqual(['h1: heading', 'h2: welcome.heading', 'a: link']);
});

test('a paragraph has one path, whatever its highlights', () => {
  expect(
    pathsIn(
      ['div', ['p', 'We ', ['strong', 'ask'], '.'], ['p', 'Then we write.']],
      ['div', ['p', '⟦answer:0⟧'], ['p', '⟦answer:1⟧']],
    ),
  ).toEqual(['p: answer', 'p: answer']);
});

test('two fields in one element, and differing parts, are tolerated', () => {
  expect(
    pathsIn(
      ['ul', ['li', 'Anita Rao, Founder'], ['li', ['b', '7'], ['i', 'years']]],
      ['ul', ['li', '⟦people.0.name⟧, ⟦people.0.position⟧'], ['li', '⟦figure⟧']],
    ),
  ).toEqual(['li: people.0.name,people.0.position', 'li: figure']);
});

const fields = {
  hero: picture('Picture'),
  people: list(
    'People',
    'Person',
    group('Person', { name: line('Name', 40), photo: picture('Photo') }),
    [1, 9],
  ),
};

test('pictures are found by their files', () => {
  const document = { hero: 'initial', people: [{ photo: '' }, { photo: 'anita rao.webp' }] };
  expect(picturePaths(fields, document)).toEqual([
    { path: 'hero', file: 'initial' },
    { path: 'people.1.photo', file: 'anita rao.webp' },
  ]);
  expect(showsFile('/images/anita%20rao.webp?w=768', 'anita rao.webp')).toBe(true);
  expect(showsFile('/drawings/initial.svg', 'initial')).toBe(true);
  expect(showsFile('/images/initial.webp', 'initial.webp')).toBe(true);
  expect(showsFile('/images/well.webp', 'pump.webp')).toBe(false);
});

test('the structure is independent of words, and depends on paragraphs and items', () => {
  const shape = shapeOf({ a: 'One', b: ['X'] });
  expect(shapeOf({ a: 'Two words', b: ['Y'] })).toBe(shape);
  expect(shapeOf({ a: 'One\n\ntwo', b: ['X'] })).not.toBe(shape);
  expect(shapeOf({ a: '', b: ['X'] })).not.toBe(shape);
  expect(shapeOf({ a: 'One', b: [] })).not.toBe(shape);
  expect(shapeOf({ a: '- One', b: ['X'] })).not.toBe(shape);
  expect(shapeOf({ linked: 'menu' })).not.toBe(shapeOf({ linked: 'nowhere' }));
  expect(shapeOf({ a: '- a\n- b' })).not.toBe(shapeOf({ a: '- a\n\n- b' }));
  expect(shapeOf({ a: '- One\n- two', b: [] })).not.toBe(shapeOf({ a: '- One', b: [] }));
});
