// How many of the people who are recorded twice are recognised, and how many are taken for somebody else.
import { expect, test } from 'vitest';
import {
  type Person as Compared,
  strengthOf,
} from '#domain/surveys/duplicates/possible-duplicate.ts';
import { personKeysOf } from '#domain/surveys/search/phonetic-terms.ts';
import { type Recorded, withDuplicates } from './duplicates.ts';

const PEOPLE = 10_000;
const DUPLICATES = 1000;

test('most of 1,000 duplicates among 10,000 people are recognised, with few false matches', () => {
  const found = compareAll(withDuplicates(PEOPLE, DUPLICATES));
  const { withNumber, withoutNumber, falseAlarms } = found;
  console.log(
    `recognised: ${percent(withNumber)} with a number, ${percent(withoutNumber)} without; false alarms: one in ${Math.round((PEOPLE + DUPLICATES) / falseAlarms)} entries`,
  );
  expect(withNumber).toBeGreaterThanOrEqual(0.95);
  expect(withoutNumber).toBeGreaterThanOrEqual(0.85);
  expect(falseAlarms).toBeLessThanOrEqual((PEOPLE + DUPLICATES) / 50);
});

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Each entry is compared with those that were recorded before, as when its form is filled in. */
function compareAll(recorded: readonly Recorded[]) {
  const byKey = new Map<string, number[]>();
  const recognised = { withNumber: 0, withoutNumber: 0 };
  let falseAlarms = 0;
  recorded.forEach(({ person, duplicateOf, sharesNumber }, index) => {
    const keys = keysOf(recorded[index]);
    const candidates = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    const alike = [...candidates].filter(
      (each) =>
        hasSameNumber(recorded[each], recorded[index]) ||
        strengthOf(comparedOf(recorded[each]), comparedOf(recorded[index])),
    );
    if (duplicateOf !== null && alike.includes(duplicateOf))
      recognised[sharesNumber ? 'withNumber' : 'withoutNumber'] += 1;
    if (alike.some((each) => each !== duplicateOf)) falseAlarms += 1;
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), index]);
    expect(person.name).not.toBe('');
  });
  const half = DUPLICATES / 2;
  return {
    withNumber: recognised.withNumber / half,
    withoutNumber: recognised.withoutNumber / half,
    falseAlarms,
  };
}

function keysOf(recorded: Recorded | undefined): string[] {
  const person = comparedOf(recorded);
  const { aadhar_no, other_document_no } = recorded?.person ?? {};
  const numbers = [person.mobile_no, aadhar_no, other_document_no].filter((each) => Boolean(each));
  const { name, city, constituency, gender } = person;
  const keys = gender === '' ? [] : personKeysOf({ name, city, constituency, gender });
  return [...numbers.map(String), ...keys];
}

function hasSameNumber(one: Recorded | undefined, other: Recorded | undefined): boolean {
  return (['aadhar_no', 'other_document_no'] as const).some(
    (name) => Boolean(one?.person[name]) && one?.person[name] === other?.person[name],
  );
}

function comparedOf(recorded: Recorded | undefined): Compared {
  const {
    name = '',
    father_name = '',
    gender = '',
    age = null,
    city = '',
    constituency = '',
    mobile_no = '',
  } = recorded?.person ?? {};
  return { name, father_name, gender, age, city, constituency, mobile_no };
}
