import { expect, test } from 'vitest';
import { group, line, list } from './fields.ts';
import { fieldAt, foldsAround, labelsAt } from './labels.ts';

const fields = {
  name: line('Name', 40),
  opening: group('Opening', {
    heading: line('Heading', 40),
    figures: list('Figures', 'Figure', group('Figure', { words: line('Words', 40) }), [1, 4]),
  }),
  tags: list('Tags', 'Tag', line('Tag', 20), [0, 9]),
};

test.each([
  ['name', ['Name'], []],
  ['opening.heading', ['Opening', 'Heading'], ['opening']],
  ['opening.figures', ['Opening', 'Figures'], ['opening']],
  ['opening.figures.1', ['Opening', 'Figure 2'], ['opening', 'opening.figures.1']],
  ['opening.figures.1.words', ['Opening', 'Figure 2', 'Words'], ['opening', 'opening.figures.1']],
  ['tags.0', ['Tag 1'], ['tags.0']],
  ['gone.0', [], []],
])('%s is labelled %j, within %j', (path, labels, folds) => {
  const said = labelsAt(fields, path).map(({ text, number }) =>
    number ? `${text} ${number}` : text,
  );
  expect(said).toEqual(labels);
  expect(foldsAround(fields, path)).toEqual(folds);
});

test('a field is found by its path', () => {
  expect(fieldAt(fields, 'opening.figures.1.words')?.label).toBe('Words');
});
