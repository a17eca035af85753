import { describe, expect, test } from 'vitest';
import { hasCheckDigit } from '#domain/surveys/aadhaar.ts';
import { checkNewSurvey } from '#domain/surveys/rules.ts';
import { CLASSES } from '#domain/surveys/survey.ts';
import { surveyInput } from '#domain/surveys/survey-schema.ts';
import { samplePeople } from './people.ts';
import { sampleTimes } from './times.ts';

const MANY = 20_000;
const people = peopleOf(11);
const children = people.filter(({ survey_type }) => survey_type === 'child');
const adults = people.filter(({ survey_type }) => survey_type === 'adult');
const DEVANAGARI = /[\u0900-\u097f]/;

test('the same seed makes the same people, and another seed others', () => {
  expect(peopleOf(11, 500)).toEqual(people.slice(0, 500));
  expect(peopleOf(12, 500)).not.toEqual(people.slice(0, 500));
});

test('every person passes validation', () => {
  for (const person of people) {
    expect(checkNewSurvey(person, { actorIsAdmin: false })).toEqual([]);
    expect(surveyInput.parse(person)).toEqual(person);
  }
});

describe('invented people', () => {
  test('Aadhaar numbers begin with 0 and have a wrong check digit', () => {
    const numbers = people.flatMap(({ aadhar_no }) => aadhar_no ?? []);
    expect(numbers.length).toBeGreaterThan(MANY / 2);
    expect(numbers.filter((number) => !/^0\d{11}$/.test(number))).toEqual([]);
    expect(numbers.filter(hasCheckDigit)).toEqual([]);
  });

  test('mobile numbers begin with 5', () => {
    const numbers = people.flatMap(({ mobile_no = '', other_no = '' }) => [mobile_no, other_no]);
    expect(numbers.filter((number) => number !== '' && !/^5\d{9}$/.test(number))).toEqual([]);
  });

  test.each([
    ['voter_id', /^[A-Z]{3}\d{7}$/],
    ['pan', /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/],
    ['passport', /^[A-PR-WY][1-9]\d{6}$/],
  ])('a %s could not have been issued', (type, issued) => {
    const numbers = people
      .filter(({ other_document_type }) => other_document_type === type)
      .map(({ other_document_no = '' }) => other_document_no);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((number) => issued.test(number))).toEqual([]);
  });
});

test('a child’s class fits the age, or is a year behind', () => {
  expect(children.length).toBeGreaterThan(MANY / 4);
  for (const { age, class: schoolClass = '' } of children) {
    const year = Number(schoolClass);
    if (Number.isNaN(year)) {
      expect([...CLASSES.slice(0, 2), 'College', 'Not studying']).toContain(schoolClass);
      if (schoolClass === 'College') expect(age).toBe(17);
      else if (schoolClass === 'Not studying') expect(age).toBeGreaterThan(8);
      else expect(age).toBeLessThan(6);
    } else {
      expect(age - year).toBeGreaterThanOrEqual(5);
      expect(age - year).toBeLessThanOrEqual(6);
    }
  }
});

test('adults are from 18 to 95 years old, and children from 3 to 17', () => {
  const span = (ages: number[]) => [Math.min(...ages), Math.max(...ages)];
  expect(span(adults.map(({ age }) => age))).toEqual([18, 95]);
  expect(span(children.map(({ age }) => age))).toEqual([3, 17]);
});

test('about a fifth of the people is written in Devanagari, and then completely', () => {
  const written = people.filter(({ name = '' }) => DEVANAGARI.test(name));
  expect(written.length / MANY).toBeGreaterThan(0.15);
  expect(written.length / MANY).toBeLessThan(0.25);
  for (const person of people) {
    const { name = '', father_name = '', mother_name = '', current_school = '' } = person;
    const { correspondence_address = '', city = '', constituency = '' } = person;
    const texts = [name, father_name, mother_name, current_school, correspondence_address];
    const isWritten = DEVANAGARI.test(name);
    const strange = isWritten ? /[a-z]/i : DEVANAGARI;
    expect([...texts, city, constituency].filter((text) => strange.test(text))).toEqual([]);
  }
});

test('the frequency of names is realistic: none too common, and thousands of rare ones', () => {
  const counts = new Map<string, number>();
  for (const { name = '' } of people) {
    for (const word of new Set(name.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [commonest = 0] = [...counts.values()].sort((a, b) => b - a);
  expect(commonest / MANY).toBeLessThan(0.05);
  expect(counts.size).toBeGreaterThan(3000);
});

test('a child has the family name of the parents', () => {
  const inMumbai = samplePeople(3, 'Mumbai');
  const marathi = Array.from({ length: 2000 }, inMumbai).filter(
    ({ name = '', father_name = '' }) => /(kar|Jadhav|Patil)$/.test(name) && father_name !== '',
  );
  expect(marathi.length).toBeGreaterThan(20);
  for (const { name = '', father_name = '' } of marathi) {
    expect(father_name.split(' ').at(-1)).toBe(name.split(' ').at(-1));
  }
});

test('all people of one city live there', () => {
  const cities = new Set(
    Array.from({ length: 200 }, samplePeople(5, 'Palghar')).map((p) => p.city),
  );
  expect(cities).toEqual(new Set(['Palghar', 'पालघर']));
});

test('people are recorded by day, between the two times, and mostly on weekends', () => {
  const [from, to] = [new Date('2026-01-05T00:00:00Z'), new Date('2026-06-29T00:00:00Z')];
  const times = Array.from({ length: 3000 }, sampleTimes(1, from, to));
  const inIndia = times.map((time) => new Date(time.getTime() + 330 * 60_000));
  expect(times.every((time) => time >= from && time <= to)).toBe(true);
  expect(inIndia.every((time) => time.getUTCHours() >= 9 && time.getUTCHours() <= 19)).toBe(true);
  const onWeekends = inIndia.filter((time) => [0, 6].includes(time.getUTCDay()));
  expect(onWeekends.length).toBeGreaterThan(1400);
  expect(onWeekends.length).toBeLessThan(2500);
});

function peopleOf(seed: number, count = MANY) {
  return Array.from({ length: count }, samplePeople(seed));
}
