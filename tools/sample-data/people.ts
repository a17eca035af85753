// Plausible but invented people for the demo and the benchmarks. A seed always gives the same people.

import { isSenior } from '#domain/surveys/age-and-time.ts';
import type { Category, Gender, OtherDocumentType } from '#domain/surveys/survey.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import { addressOf, type Home, homeIn } from './address.ts';
import { between, pick, pickWeighted, type Random, seededRandom, type Weighted } from './chance.ts';
import { familyName, fullName, givenName, type Household } from './full-name.ts';
import type { Community } from './names/community.ts';
import { sampleAadhaar, sampleDocument, sampleMobile } from './numbers.ts';
import { allPlaces, anyPlace, placeOf } from './places/everywhere.ts';
import type { Place } from './places/place.ts';
import { classAt, disabilityOf, schoolFor } from './school.ts';
import type { Script, Word } from './words.ts';

const CHILDREN_SHARE = 0.36;
/** Share of the people in places that write Devanagari; a fifth of all people. */
const DEVANAGARI_SHARE = 0.34;
const MIGRANT_SHARE = 0.28;
const AADHAAR_SHARE = 0.84;
const DISABLED_SHARE = 0.04;
/** Per cent of a district's people; smaller communities have no migrants in the cities. */
const MIN_COMMUNITY_WEIGHT = 14;
const MAY_BE_MARRIED = 22;

const ADULT_GENDERS: Weighted<Gender> = [
  ['female', 58],
  ['male', 41],
  ['other', 1],
];
const CHILD_GENDERS: Weighted<Gender> = [
  ['female', 50],
  ['male', 50],
];
const ADULT_DOCUMENTS: Weighted<OtherDocumentType> = [
  ['voter_id', 55],
  ['other', 22],
  ['pan', 17],
  ['passport', 6],
];
const CHILD_DOCUMENTS: Weighted<OtherDocumentType> = [
  ['other', 92],
  ['passport', 8],
];

export type Person = SurveyInput & { age: number; category: Category; gender: Gender };

/** @param city home of all people; default: anywhere in India */
export function samplePeople(seed: number, city?: string): () => Person {
  const random = seededRandom(seed);
  const place = city === undefined ? undefined : placeOf(city);
  return () => {
    const home = homeIn(random, place ?? anyPlace(random));
    const community = pickWeighted(random, home.place.people);
    const script = scriptOf(random, home.place, community);
    const household = { community, script, family: familyName(random, community) };
    return random() < CHILDREN_SHARE
      ? child(random, home, household)
      : adult(random, home, household);
  };
}

function adult(random: Random, home: Home, household: Household): Person {
  const gender = pickWeighted(random, ADULT_GENDERS);
  const age = 18 + Math.floor(78 * random() ** 1.9);
  const isMarried = gender === 'female' && age >= MAY_BE_MARRIED;
  const husband = isMarried ? givenName(random, household.community.men, age + 4) : undefined;
  const isEmployed = random() < employedShare(gender, age);
  return {
    survey_type: 'adult',
    name: fullName(random, household, { gender, age, ...(husband && { elder: husband }) }),
    gender,
    age,
    ...commonFields(random, home, household, age, ADULT_DOCUMENTS),
    employed: isEmployed,
    income: isEmployed ? incomeOf(random, home.place) : 0,
    senior_citizen: isSenior(age),
  };
}

function child(random: Random, home: Home, household: Household): Person {
  const gender = pickWeighted(random, CHILD_GENDERS);
  const age = between(random, 3, 17);
  const schoolClass = classAt(random, age);
  const father = givenName(random, household.community.men, age + 29);
  const common = commonFields(random, home, household, age, CHILD_DOCUMENTS);
  const { script } = household;
  const hasDisability = common.physically_disabled || random() < 0.03;
  return {
    survey_type: 'child',
    name: fullName(random, household, { gender, age, elder: father }),
    gender,
    age,
    ...common,
    ...parentsOf(random, household, age, father),
    class: schoolClass,
    ...schoolFor(random, schoolClass, home, script),
    disability: hasDisability ? disabilityOf(random, script) : '',
  };
}

function commonFields(
  random: Random,
  home: Home,
  { community, script }: Household,
  age: number,
  documents: Weighted<OtherDocumentType>,
) {
  const origin = random() < MIGRANT_SHARE ? originOf(random, home.place, community) : undefined;
  return {
    category: pickWeighted(random, community.categories),
    correspondence_address: addressOf(random, home, script),
    ...(origin
      ? {
          permanent_address: addressOf(random, origin, scriptIn(origin.place, script), true),
          same_address: false,
        }
      : { same_address: true }),
    city: home.place.city[script],
    constituency: home.seat.constituency[script],
    mobile_no: sampleMobile(random),
    other_no: random() < 0.3 ? sampleMobile(random) : '',
    ...documentOf(random, documents, age),
    physically_disabled: random() < DISABLED_SHARE + (age > 65 ? 0.06 : 0),
  };
}

function documentOf(random: Random, documents: Weighted<OtherDocumentType>, age: number) {
  if (random() < AADHAAR_SHARE) return { aadhar_no: sampleAadhaar(random) };
  const type = pickWeighted(random, documents);
  return { other_document_type: type, other_document_no: sampleDocument(random, type, age) };
}

/** Both parents, or one where the other has died or left. */
function parentsOf(random: Random, household: Household, age: number, given: Word) {
  const luck = random();
  const father = fullName(random, household, { gender: 'male', age: age + 29, given });
  const mother = fullName(random, household, { gender: 'female', age: age + 25, elder: given });
  return {
    father_name: luck < 0.07 ? '' : father,
    mother_name: luck > 0.96 ? '' : mother,
  };
}

/** The whole record is in one script. */
function scriptOf(random: Random, place: Place, { men }: Community): Script {
  const isPossible = place.language !== 'none' && men[0]?.devanagari !== '';
  return isPossible && random() < DEVANAGARI_SHARE ? 'devanagari' : 'latin';
}

function scriptIn({ language }: Place, script: Script): Script {
  return language === 'none' ? 'latin' : script;
}

const villagesOf = new Map<Community, Place[]>();
for (const place of allPlaces) {
  if (place.kind !== 'villages') continue;
  for (const [community, weight] of place.people) {
    if (weight >= MIN_COMMUNITY_WEIGHT)
      villagesOf.set(community, [...(villagesOf.get(community) ?? []), place]);
  }
}

/** The home village of a migrant in a city. */
function originOf(random: Random, place: Place, community: Community): Home | undefined {
  const origins = place.kind === 'city' ? villagesOf.get(community) : undefined;
  if (!origins) return undefined;
  return homeIn(random, pick(random, origins));
}

function employedShare(gender: Gender, age: number): number {
  const share = gender === 'female' ? 0.44 : 0.82;
  return age >= 60 ? share / 3 : share;
}

/** Rupees a month, rounded to 500 as people do. */
function incomeOf(random: Random, { kind }: Place): number {
  const most = kind === 'city' ? 34_000 : 17_000;
  return Math.round((2500 + most * random() ** 2.2) / 500) * 500;
}
