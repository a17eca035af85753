import { describe, expect, test } from 'vitest';
import { choice, file, group, line, list, number, picture } from '../fields/fields.ts';
import { followsEnglish, withEnglishValues } from './english-values.ts';

const fields = {
  heading: line('Heading', 40),
  pan: line('PAN', 10, { format: 'pan' }),
  picture: picture('Picture'),
  logo: picture('Logo', { optional: true, verbatim: true }),
  papers: list(
    'Papers',
    'Paper',
    group('Paper', { title: line('Title', 80), file: file('PDF') }),
    [0, 9],
  ),
  figures: list(
    'Figures',
    'Figure',
    group('Figure', { value: number('Figure', 0, 9), label: line('Words', 40) }),
    [2, 2],
  ),
  links: list(
    'Links',
    'Link',
    group('Link', { text: line('Words', 40), page: choice('Page', [{ value: 'a', label: 'A' }]) }),
    [0, 9],
  ),
  camp: list('Pictures', 'Picture', picture('Picture', { verbatim: true }), [0, 12]),
};
const english = {
  heading: 'Papers',
  pan: 'AAATP0000A',
  picture: 'well',
  logo: 'prakash.png',
  papers: [
    { title: 'Accounts', file: 'one.pdf' },
    { title: 'Report', file: 'two.pdf', hidden: true },
  ],
  figures: [
    { value: 1, label: 'village' },
    { value: 2, label: 'wells' },
  ],
  links: [{ text: 'WASH', page: 'a' }],
  camp: ['tents.webp', 'river.webp'],
};

describe('beside the English', () => {
  const withChanges = (hindi: Record<string, unknown>) =>
    withEnglishValues(fields, english, { ...english, ...hindi });

  test('a translation supplies words and pictures', () => {
    const hindi = { heading: 'काग़ज़', picture: 'kuan', pan: 'BBBTP0000B' };
    expect(withChanges(hindi)).toEqual({ ...english, ...hindi, pan: english.pan });
  });

  test.each(['', 'old.png', undefined])('the logo is that of the English, not %j', (logo) => {
    expect(withChanges({ logo }).logo).toBe('prakash.png');
  });

  test('papers have the order, the files and the visibility of the English', () => {
    const papers = [
      { title: 'रिपोर्ट', file: 'two.pdf' },
      { title: 'पुराना', file: 'old.pdf' },
    ];
    expect(withChanges({ papers }).papers).toEqual([
      { title: 'Accounts', file: 'one.pdf' },
      { title: 'रिपोर्ट', file: 'two.pdf', hidden: true },
    ]);
  });

  test('a paper whose file was corrected keeps its translated title', () => {
    const papers = [
      { title: 'लेखा', file: 'draft.pdf' },
      { title: 'रिपोर्ट', file: 'two.pdf' },
    ];
    expect(withChanges({ papers }).papers).toEqual([
      { title: 'लेखा', file: 'one.pdf' },
      { title: 'रिपोर्ट', file: 'two.pdf', hidden: true },
    ]);
  });

  test('of two papers with one file, neither takes the other’s words once one is gone', () => {
    const twice = [
      { title: 'क', file: 'one.pdf' },
      { title: 'ख', file: 'one.pdf' },
    ];
    expect(withChanges({ papers: twice }).papers).toEqual(english.papers);
  });

  test.each([[['river.webp']], [[]], ['none'], [undefined]])(
    'the pictures of a camp are those of the English, not %j',
    (camp) => {
      expect(withChanges({ camp }).camp).toEqual(english.camp);
    },
  );

  test('the items of a list of fixed length keep their places', () => {
    const figures = [
      { value: 7, label: 'गाँव' },
      { value: 8, label: 'कुएँ' },
    ];
    expect(withChanges({ figures }).figures).toEqual([
      { value: 1, label: 'गाँव' },
      { value: 2, label: 'कुएँ' },
    ]);
  });

  test.each([{}, { papers: 'none', figures: [7, null], links: 3, pan: 9, heading: null }])(
    'a draft such as %j keeps what is wrong in its words',
    (draft) => {
      const value = withEnglishValues(fields, english, draft);
      expect(value).toMatchObject({ pan: english.pan, papers: english.papers });
      expect(value.heading).toBe(draft.heading);
      expect(value.links).toBe(draft.links);
    },
  );
});

test.each([
  ['heading', false],
  ['pan', true],
  ['picture', false],
  ['logo', true],
  ['papers', true],
  ['papers.0', false],
  ['papers.0.title', false],
  ['papers.0.file', true],
  ['figures.1.value', true],
  ['links', false],
  ['links.0.page', false],
  ['camp', true],
  ['camp.1', true],
  ['nowhere.0', false],
])('whether %s follows the English: %s', (path, expected) => {
  expect(followsEnglish(fields, path)).toBe(expected);
});
