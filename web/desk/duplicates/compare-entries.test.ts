import { expect, test } from 'vitest';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { comparedFields } from './compare-entries.ts';

const jyoti = { survey_type: 'child', name: 'Jyoti Gavit', class: '11', income: 0 } as Survey;
const jyotiAt17 = { ...jyoti, age: 17 };
const aged = (age: number): Survey => ({ ...jyoti, survey_type: 'adult', age, income: 9000 });

const namesOf = (older: Survey, newer: Survey) =>
  comparedFields({ older, newer, same_numbers: [] }).map(({ name }) => name);

test('two entries of a child are not compared by what only adults have', () => {
  expect(namesOf({ ...jyoti, age: 16 }, jyotiAt17)).not.toContain('income');
  expect(namesOf({ ...jyoti, age: 16 }, jyotiAt17)).toContain('class');
});

test('two entries of an adult are compared by income, and not by class', () => {
  expect(namesOf(aged(34), aged(35))).toContain('income');
  expect(namesOf(aged(34), aged(35))).not.toContain('class');
});
