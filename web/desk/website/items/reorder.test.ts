import { expect, test } from 'vitest';
import { inserted, insertedPaths, moved, movedPaths, removed } from './reorder.ts';

const people = ['Anita', 'Farhan', 'Leela'];

test('people are moved, removed and restored', () => {
  expect(moved(people, 2, 1)).toEqual(['Anita', 'Leela', 'Farhan']);
  expect(removed(people, 0)).toEqual(['Farhan', 'Leela']);
  expect(inserted(removed(people, 1), 1, 'Farhan')).toEqual(people);
  expect(inserted(['Anita'], 5, 'Leela')).toEqual(['Anita', 'Leela']);
});

test('an open item stays open when a removed one comes back before it', () => {
  const open = new Set(['opening', 'people.0', 'people.1', 'people.1.more', 'people_2.1']);
  expect([...insertedPaths(open, 'people', 1)]).toEqual([
    'opening',
    'people.0',
    'people.2',
    'people.2.more',
    'people_2.1',
  ]);
});

test('an open item stays open when it moves', () => {
  const open = new Set(['opening', 'people.1', 'people.1.more', 'people.10']);
  expect([...movedPaths(open, 'people', 1, 0)]).toEqual([
    'opening',
    'people.0',
    'people.0.more',
    'people.10',
  ]);
});
