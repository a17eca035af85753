// Believable people who do not exist, for the demo and the measurements. They are seeded: the same
// seed gives the same people. Nothing on them can be real (numbers.ts).
import type { Category, Gender, OtherDocumentType } from '#domain/survey.ts';
import { isSenior } from '#domain/survey-derive.ts';
import type { SurveyDraft } from '#domain/survey-schema.ts';
import { addressOf, type Home, homeIn } from './address.ts';
import { between, type Chance, chanceOf, pick, pickWeighted, type Weighted } from './chance.ts';
import type { Community } from './names/community.ts';
import { inventedAadhaar, inventedDocument, inventedMobile } from './numbers.ts';
import { anyPlace, everywhere, placeOf } from './places/everywhere.ts';
import type { Place } from './places/place.ts';
import { classAt, disabilityOf, schoolFor } from './school.ts';
import { familyName, givenName, type Household, wholeName } from './whole-name.ts';
import type { Script, Word } from './words.ts';

const CHILDREN_SHARE = 0.36;
/** Of those who live where it is written: a fifth of all. */
const DEVANAGARI_SHARE = 0.34;
const MIGRANT_SHARE = 0.28;
const AADHAAR_SHARE = 0.84;
const DISABLED_SHARE = 0.04;
/** Of a hundred in a district: enough that people of the cities come from there. */
const AT_HOME = 14;
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

export type Person = SurveyDraft & { age: number; category: Category; gender: Gender };

/** @param city where all of them live; anywhere in India without it */
export function inventedPeople(seed: number, city?: string): () => Person {
  const chance = chanceOf(seed);
  const place = city === undefined ? undefined : placeOf(city);
  return () => {
    const home = homeIn(chance, place ?? anyPlace(chance));
    const community = pickWeighted(chance, home.place.people);
    const script = scriptOf(chance, home.place, community);
    const household = { community, script, family: familyName(chance, community) };
    return chance() < CHILDREN_SHARE
      ? child(chance, home, household)
      : adult(chance, home, household);
  };
}

function adult(chance: Chance, home: Home, household: Household): Person {
  const gender = pickWeighted(chance, ADULT_GENDERS);
  const age = 18 + Math.floor(78 * chance() ** 1.9);
  const isMarried = gender === 'female' && age >= MAY_BE_MARRIED;
  const husband = isMarried ? givenName(chance, household.community, false, age + 4) : undefined;
  const isEmployed = chance() < employedShare(gender, age);
  return {
    survey_type: 'adult',
    name: wholeName(chance, household, { gender, age, ...(husband && { elder: husband }) }),
    gender,
    age,
    ...inCommon(chance, home, household, age, ADULT_DOCUMENTS),
    employed: isEmployed,
    income: isEmployed ? incomeOf(chance, home.place) : 0,
    senior_citizen: isSenior(age),
  };
}

function child(chance: Chance, home: Home, household: Household): Person {
  const gender = pickWeighted(chance, CHILD_GENDERS);
  const age = between(chance, 3, 17);
  const schoolClass = classAt(chance, age);
  const father = givenName(chance, household.community, false, age + 29);
  const common = inCommon(chance, home, household, age, CHILD_DOCUMENTS);
  const { script } = household;
  const hasDisability = common.physically_disabled || chance() < 0.03;
  return {
    survey_type: 'child',
    name: wholeName(chance, household, { gender, age, elder: father }),
    gender,
    age,
    ...common,
    ...parentsOf(chance, household, age, father),
    class: schoolClass,
    ...schoolFor(chance, schoolClass, home.place, home.locality, script),
    disability: hasDisability ? disabilityOf(chance, script) : '',
  };
}

function inCommon(
  chance: Chance,
  home: Home,
  { community, script }: Household,
  age: number,
  documents: Weighted<OtherDocumentType>,
) {
  const origin = chance() < MIGRANT_SHARE ? originOf(chance, home.place, community) : undefined;
  return {
    category: pickWeighted(chance, community.categories),
    correspondence_address: addressOf(chance, home, script),
    ...(origin
      ? {
          permanent_address: addressOf(chance, origin, scriptIn(origin.place, script), true),
          same_address: false,
        }
      : { same_address: true }),
    city: home.place.city[script],
    constituency: home.seat.constituency[script],
    mobile_no: inventedMobile(chance),
    other_no: chance() < 0.3 ? inventedMobile(chance) : '',
    ...documentOf(chance, documents, age),
    physically_disabled: chance() < DISABLED_SHARE + (age > 65 ? 0.06 : 0),
  };
}

function documentOf(chance: Chance, documents: Weighted<OtherDocumentType>, age: number) {
  if (chance() < AADHAAR_SHARE) return { aadhar_no: inventedAadhaar(chance) };
  const type = pickWeighted(chance, documents);
  return { other_document_type: type, other_document_no: inventedDocument(chance, type, age) };
}

/** Both, or one of them where the other has died or left. */
function parentsOf(chance: Chance, household: Household, age: number, given: Word) {
  const luck = chance();
  const father = wholeName(chance, household, { gender: 'male', age: age + 29, given });
  const mother = wholeName(chance, household, { gender: 'female', age: age + 25, elder: given });
  return {
    father_name: luck < 0.07 ? '' : father,
    mother_name: luck > 0.96 ? '' : mother,
  };
}

/** A fifth is written as it is spoken, the whole record in one script. */
function scriptOf(chance: Chance, place: Place, { men }: Community): Script {
  const canBe = place.language !== 'none' && men[0]?.devanagari !== '';
  return canBe && chance() < DEVANAGARI_SHARE ? 'devanagari' : 'latin';
}

function scriptIn({ language }: Place, script: Script): Script {
  return language === 'none' ? 'latin' : script;
}

const villagesOf = new Map<Community, Place[]>();
for (const place of everywhere) {
  if (place.kind !== 'villages') continue;
  for (const [community, weight] of place.people) {
    if (weight >= AT_HOME) villagesOf.set(community, [...(villagesOf.get(community) ?? []), place]);
  }
}

/** The village that somebody in a city has come from. */
function originOf(chance: Chance, place: Place, community: Community): Home | undefined {
  const origins = place.kind === 'city' ? villagesOf.get(community) : undefined;
  if (!origins) return undefined;
  return homeIn(chance, pick(chance, origins));
}

function employedShare(gender: Gender, age: number): number {
  const share = gender === 'female' ? 0.44 : 0.82;
  return age >= 60 ? share / 3 : share;
}

/** Rupees a month, in the round figures that people say. */
function incomeOf(chance: Chance, { kind }: Place): number {
  const most = kind === 'city' ? 34_000 : 17_000;
  return Math.round((2500 + most * chance() ** 2.2) / 500) * 500;
}
