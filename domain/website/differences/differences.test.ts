import { expect, test } from 'vitest';
import { withValueAt } from '../fields/field-path.ts';
import { group, line, list, prose } from '../fields/fields.ts';
import { documentDifferences } from './differences.ts';
import { mergeDocuments } from './merge-documents.ts';
import { type Piece, sentenceDifferences } from './sentence-differences.ts';

const fields = {
  opening: group('Opening', { introduction: prose('Introduction', 300) }),
  items: list(
    'Questions',
    'Question',
    group('Question', { question: line('Question', 90) }),
    [1, 9],
  ),
};
const [why, when, who] = ['Why?', 'When?', 'Who?'].map((question) => ({ question }));
const before = { opening: { introduction: 'We walk. We ask.' }, items: [why, when, who] };

const found = (changes: object) =>
  documentDifferences(fields, before, { ...before, ...changes }).map(
    ({ labels, kind }) =>
      `${labels.map(({ text, number }) => (number ? `${text} ${number}` : text)).join(', ')}: ${kind}`,
  );

test.each([
  [{}, []],
  [{ opening: { introduction: 'We walk.' } }, ['Opening, Introduction: changed']],
  [{ items: [why, { question: 'Where?' }, who] }, ['Question 2, Question: changed']],
  [{ items: [why, when, who, { question: 'Where?' }] }, ['Question 4: added']],
  [{ items: [why, who] }, ['Question 2: removed']],
  [{ items: [who, why, when] }, ['Question 1: moved']],
  [{ items: [when, who, { ...why, hidden: true }] }, ['Question 3: moved', 'Question 3: hidden']],
  [{ items: [why, why, when, who] }, ['Question 2: added']],
  [{ items: [why, { ...when, hidden: true }, who] }, ['Question 2: hidden']],
  [
    { items: [why, { question: 'Where?', hidden: true }, who] },
    ['Question 2: hidden', 'Question 2, Question: changed'],
  ],
])('%j differs in %j', (changes, expected) => {
  expect(found(changes)).toEqual(expected);
});

const marked = (pieces: readonly Piece[] | null) =>
  pieces?.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('') ?? null;

test.each([
  [
    'We work with villages. The next chapter writes itself.',
    'We work with villages. The next chapter can be written without us.',
    [['The next chapter [writes itself.]', 'The next chapter [can be written without us.]']],
  ],
  ['We walk.', 'We walk. We ask.', [[null, 'We ask.']]],
  ['We walk. We ask.', 'We ask.', [['We walk.', null]]],
  ['', 'Adhyay works in four states.', [[null, 'Adhyay works in four states.']]],
  ['हम चलते हैं। हम पूछते हैं।', 'हम चलते हैं। हम सुनते हैं।', [['हम [पूछते] हैं।', 'हम [सुनते] हैं।']]],
  ['0000 1207 4410', '0000 1207 5521', [['0000 1207 [4410]', '0000 1207 [5521]']]],
  ['Rs 1.5 lakh', 'Rs 2.5 lakh', [['Rs [1.5] lakh', 'Rs [2.5] lakh']]],
  ['One\n\ntwo', 'One\n\nthree', [['two', 'three']]],
  [
    'What **lasts** is [here](/about).',
    'What **lasts** is there.',
    [['What lasts is [here.]', 'What lasts is [there.]']],
  ],
  ['What lasts.', 'What **lasts.**', [['What [lasts.]', 'What [**lasts.**]']]],
  ['We walk.', 'We walk. We **ask**.', [[null, 'We ask.']]],
  [
    'It means chapter. We stay until it writes itself.',
    'We stay until it can go on.',
    [
      ['It means chapter.', null],
      ['We stay until it [writes itself.]', 'We stay until it [can go on.]'],
    ],
  ],
])('merging %j and %j', (old, now, expected) => {
  expect(
    sentenceDifferences(old, now).map((one) => [marked(one.before), marked(one.after)]),
  ).toEqual(expected);
});

test('texts of 20,000 different words are shown whole', () => {
  const text = (word: string) => Array.from({ length: 20_000 }, (_, n) => word + n).join(' ');
  expect(sentenceDifferences(text('a'), text('b'))).toEqual([
    {
      before: [{ text: text('a'), changed: false }],
      after: [{ text: text('b'), changed: false }],
    },
  ]);
});

test('Meera’s and Anand’s changes are merged, and Anand’s win where both changed a path', () => {
  const meera = withValueAt(
    withValueAt(before, 'items.1.question', 'Where?'),
    'items.0.question',
    'How?',
  );
  const anand = withValueAt(
    withValueAt(before, 'opening.introduction', 'We listen.'),
    'items.0.question',
    'What for?',
  );
  expect(mergeDocuments(before, anand, meera)).toEqual({
    opening: { introduction: 'We listen.' },
    items: [{ question: 'What for?' }, { question: 'Where?' }, who],
  });
  const shorter = { ...before, items: [why] };
  expect(mergeDocuments(before, shorter, meera).items).toEqual([{ question: 'How?' }]);
  expect(mergeDocuments(before, before, meera)).toEqual(meera);
});

test('one of two equal questions can be removed', () => {
  const [twice, once] = [[why, why], [why]].map((items) => ({ ...before, items }));
  expect(documentDifferences(fields, twice, once)).toMatchObject([
    { path: 'items.1', kind: 'removed' },
  ]);
});

const [walk, camp, fair] = ['Walk', 'Camp', 'Fair'].map((name) => ({ name, time: '18:00' }));
const late = (item: object | undefined) => ({ ...item, time: '19:00' });
const extra = { name: 'Feast', time: '12:00' };
const other = { name: 'Play', time: '10:00' };

test.each([
  [
    'of which one moved an event and one changed it',
    [camp, walk],
    [walk, late(camp)],
    [late(camp), walk],
  ],
  [
    'of which one changed an event and one moved it',
    [walk, late(camp)],
    [camp, walk],
    [late(camp), walk],
  ],
  ['that each add an event', [walk, extra, camp], [walk, camp, other], [walk, extra, camp, other]],
  ['that add the same event', [walk, camp, extra], [walk, camp, extra], [walk, camp, extra]],
  [
    'of which one adds an event at the start',
    [walk, late(camp)],
    [extra, walk, camp],
    [extra, walk, late(camp)],
  ],
  ['of which one removes what the other left', [camp], [walk, late(camp)], [late(camp)]],
  ['of which mine removes what the other changed', [walk], [walk, late(camp)], [walk]],
  ['of which mine changed what the other removed', [walk, late(camp)], [walk], [walk, late(camp)]],
  [
    'that add one event, and one of them another',
    [walk, camp, extra],
    [walk, camp, extra, other],
    [walk, camp, extra, other],
  ],
  [
    'of which one adds before what both changed',
    [late(walk), camp],
    [extra, late(walk), camp],
    [extra, late(walk), camp],
  ],
  [
    'of which one adds before what it changes',
    [late(walk), camp],
    [extra, { ...walk, place: 'School' }, camp],
    [extra, { ...late(walk), place: 'School' }, camp],
  ],
  ['of which one replaced an event', [camp, fair], [late(walk), camp], [camp, fair]],
  [
    'of which one replaced what the other changed',
    [late(walk), camp],
    [other, camp],
    [late(walk), other, camp],
  ],
  ['of which mine removes what the other replaced', [camp], [other, camp], [other, camp]],
])('changes of a list %s are merged', (_, mine, theirs, items) => {
  const base = { items: [walk, camp] };
  expect(mergeDocuments(base, { items: mine }, { items: theirs })).toEqual({ items });
});

test('what Anand wrote into an event stays when Meera removes it and moves another', () => {
  const base = { items: [walk, camp, fair] };
  const merged = mergeDocuments(base, { items: [late(walk), camp, fair] }, { items: [fair, camp] });
  expect(merged.items).toContainEqual(late(walk));
});

const asks = (question: string, answer: string) => ({ items: [{ question, answer }] });

test('a correction in every field is no other question', () => {
  const base = asks('Wat do you do?', 'We teach in vilages.');
  const mine = asks('What do you do?', 'We teach in villages.');
  const theirs = asks('Wat do you do?', 'We teach in vilages and towns.');
  expect(mergeDocuments(base, mine, theirs).items).toHaveLength(1);
  const [before, saved, typed] = ['?', 'Who are', 'Who are you?'].map((question) =>
    asks(question, 'Us all.'),
  );
  expect(mergeDocuments(before ?? {}, typed ?? {}, saved ?? {}).items).toEqual(typed?.items);
});

test('items that are not filled in yet are merged by their places', () => {
  const [base, mine, theirs] = [
    ['', '', ''],
    ['one', '', ''],
    ['', '', 'three'],
  ];
  expect(mergeDocuments({ base }, { base: mine }, { base: theirs })).toEqual({
    base: ['one', '', 'three'],
  });
});

test('a step of a numbered list is one sentence', () => {
  expect(sentenceDifferences('1. Write.', '1. Write.\n2. Take one.')).toEqual([
    { before: null, after: [{ text: '2. Take one.', changed: false }] },
  ]);
});

test('marks are shown where they differ', () => {
  const shown = (before: string, after: string) =>
    sentenceDifferences(before, after).map(({ after: pieces }) =>
      pieces?.map(({ text }) => text).join(''),
    );
  expect(shown('- Come at 5', '- Come at 6')).toEqual(['Come at 6']);
  expect(shown('10. MG Road, Pune', '12. MG Road, Mumbai')).toEqual(['12. MG Road, Mumbai']);
  expect(shown('Come.', 'Come.\n25.')).toEqual(['25.']);
});
