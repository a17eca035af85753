// People who are recorded a second time, as volunteers do: another spelling, script or order of the name, an age that
// was guessed, another phone of the household.
import { below, pick, type Random, seededRandom } from './chance.ts';
import { sampleAadhaar, sampleMobile } from './numbers.ts';
import { otherScript } from './other-script.ts';
import { type Person, samplePeople } from './people.ts';

export interface Recorded {
  person: Person;
  /** The place in the list of the same person’s first entry. */
  duplicateOf: number | null;
  /** The second entry has an identity number of the first one. */
  sharesNumber: boolean;
}

/** Share of people whose phone is that of the household before them, in the same place and of the same family. */
const SHARED_PHONES = 0.3;

/** @returns `people` entries, and `duplicates` more of some of them, in the order in which they are recorded */
export function withDuplicates(people: number, duplicates: number, seed = 1): Recorded[] {
  const random = seededRandom(seed + 1);
  const next = samplePeople(seed);
  const recorded: Recorded[] = [];
  for (let place = 0; place < people; place += 1) {
    const person = next();
    const before = recorded.at(-1)?.person;
    if (before && random() < SHARED_PHONES) moveInWith(before, person);
    recorded.push({ person, duplicateOf: null, sharesNumber: false });
  }
  const step = Math.floor(people / duplicates);
  for (let each = 0; each < duplicates; each += 1) {
    const duplicateOf = each * step;
    const first = recorded[duplicateOf]?.person;
    if (!first) continue;
    const sharesNumber = each % 2 === 0;
    recorded.push({ person: secondEntry(random, first, sharesNumber), duplicateOf, sharesNumber });
  }
  return recorded;
}

function moveInWith(before: Person, person: Person): void {
  const { mobile_no, city, constituency, correspondence_address, name } = before;
  const family = (name ?? '').split(' ').at(-1) ?? '';
  const own = (person.name ?? '').split(' ')[0] ?? '';
  Object.assign(person, { mobile_no, city, constituency, correspondence_address });
  person.name = `${own} ${family}`;
}

function secondEntry(random: Random, first: Person, sharesNumber: boolean): Person {
  const second: Person = { ...first, age: Math.max(1, first.age + ageError(random)) };
  const isOtherScript = random() < 0.35;
  if (!isOtherScript || !writeInOtherScript(second))
    second.name = respelled(random, second.name ?? '');
  second.name = reordered(random, second.name ?? '');
  if (random() < 0.55) second.mobile_no = sampleMobile(random);
  if (!sharesNumber) {
    second.aadhar_no = sampleAadhaar(random);
    second.other_document_no = '';
  }
  return second;
}

/** @returns false if a word of the name has no other script in the lists */
function writeInOtherScript(person: Person): boolean {
  const name = otherScript(person.name ?? '');
  if (name === null) return false;
  person.name = name;
  for (const field of ['city', 'father_name'] as const)
    person[field] = otherScript(person[field] ?? '') ?? person[field] ?? '';
  return true;
}

function ageError(random: Random): number {
  const luck = random();
  if (luck < 0.5) return 0;
  const years = luck < 0.85 ? 1 : luck < 0.96 ? 2 : 4;
  return random() < 0.5 ? years : -years;
}

function reordered(random: Random, name: string): string {
  const words = name.split(' ');
  const luck = random();
  if (luck < 0.2) return words.toReversed().join(' ');
  if (luck < 0.3 && words.length > 2) return [words[0], words.at(-1)].join(' ');
  if (luck < 0.38)
    return `${/[\u0900-\u097f]/.test(name) ? 'श्री' : pick(random, ['Smt.', 'Shri', 'Mr'])} ${name}`;
  return name;
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ee/, 'i'],
  [/i(?=[a-z])/, 'ee'],
  [/oo/, 'u'],
  [/u(?=[a-z])/, 'oo'],
  [/sh/, 's'],
  [/th/, 't'],
  [/t(?=[aeiou])/, 'th'],
  [/v/, 'w'],
  [/v|w/, 'b'],
  [/aa/, 'a'],
  [/a(?=[a-z])/, 'aa'],
  [/([a-z])\1/, '$1'],
  [/l(?=[aeiou])/, 'll'],
  [/ksh|x/, 'ks'],
  [/z/, 'j'],
  [/ph/, 'f'],
  [/(?<=[bcdfgklmnprst])a(?=[bcdfgklmnprst])/, ''],
  [/(?<=[a-z])e(?=[a-z])/, 'a'],
  [/y$/, 'i'],
];
const TYPING_ERRORS = 0.08;

/** One or two other spellings; sometimes two letters are changed about. */
function respelled(random: Random, name: string): string {
  let text = name;
  for (let times = 1 + below(random, 2); times > 0; times -= 1) {
    const fitting = SPELLINGS.filter(([from]) => from.test(text));
    if (fitting.length === 0) break;
    const [from, to] = pick(random, fitting);
    text = text.replace(from, to);
  }
  return random() < TYPING_ERRORS ? text.replace(/(?<=[a-z]{2})([a-z])([a-z])/, '$2$1') : text;
}
