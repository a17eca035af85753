// Generic names only, so that no real school is meant.
import type { SchoolClass, SchoolType } from '#domain/surveys/survey.ts';
import { CLASSES } from '#domain/surveys/survey.ts';
import type { Home } from './address.ts';
import { below, between, pick, type Random } from './chance.ts';
import type { Place } from './places/place.ts';
import type { Script } from './words.ts';

const FIRST_SCHOOL_AGE = 6;
const KINDERGARTEN_AGE = 4;
/** Index of class '1'. */
const FIRST_CLASS = CLASSES.indexOf('1');

/** Most children are in the class of their age, some a year behind, and some of the older ones have left. */
export function classAt(random: Random, age: number): SchoolClass {
  if (age < KINDERGARTEN_AGE) return 'Nursery';
  if (age < FIRST_SCHOOL_AGE) return random() < 0.5 ? 'Nursery' : 'KG';
  if (age >= 9 && random() < 0.02 * (age - 8)) return 'Not studying';
  if (age === 17 && random() < 0.25) return 'College';
  const behind = random() < 0.22 ? 1 : 0;
  const year = age - FIRST_SCHOOL_AGE - behind;
  return CLASSES[FIRST_CLASS + Math.max(0, Math.min(11, year))] ?? '1';
}

interface School {
  current_school: string;
  school_type: SchoolType;
}

export function schoolFor(
  random: Random,
  schoolClass: SchoolClass,
  { place, locality }: Home,
  script: Script,
): School {
  const names = namesIn(place, script);
  const where = locality[script];
  if (schoolClass === 'Not studying') {
    return { current_school: pick(random, names.left), school_type: 'government' };
  }
  const isPrivate = random() < (place.kind === 'city' ? 0.34 : 0.16);
  const kind = stageOf(schoolClass);
  const name = pick(random, (isPrivate ? names.private : names[place.kind])[kind]);
  const numbered = name.endsWith('.') ? `${name} ${between(random, 1, 120)}` : name;
  return {
    current_school: `${numbered}, ${where}`,
    school_type: isPrivate ? 'private' : 'government',
  };
}

type Stage = 'little' | 'primary' | 'high' | 'college';
type Stages = Record<Stage, readonly string[]>;
interface Names {
  city: Stages;
  villages: Stages;
  private: Stages;
  left: readonly string[];
}

function stageOf(schoolClass: SchoolClass): Stage {
  if (schoolClass === 'Nursery' || schoolClass === 'KG') return 'little';
  if (schoolClass === 'College') return 'college';
  return Number(schoolClass) <= 7 ? 'primary' : 'high';
}

const PRIVATE_ENGLISH = {
  little: ['Private Nursery', 'English Medium Nursery'],
  primary: ['English Medium School', 'Private Primary School', 'Convent School'],
  high: ['English Medium High School', 'Private High School', 'Aided High School'],
  college: ['Private Junior College'],
};
const LEFT_ENGLISH = [
  'Left after Class 5',
  'Left after Class 7',
  'Left after Class 8',
  'Not in school, works at home',
];
const WESTERN: Names = {
  city: {
    little: ['Anganwadi No.'],
    primary: ['Municipal School No.', 'Municipal Primary School No.'],
    high: ['Municipal High School No.', 'Government Secondary School'],
    college: ['Government Junior College'],
  },
  villages: {
    little: ['Anganwadi No.'],
    primary: ['Zilla Parishad School', 'Zilla Parishad Primary School', 'Government Ashram School'],
    high: ['Zilla Parishad High School', 'Government Ashram School'],
    college: ['Government Junior College'],
  },
  private: PRIVATE_ENGLISH,
  left: LEFT_ENGLISH,
};
const ENGLISH: Names = {
  city: {
    little: ['Anganwadi Centre No.'],
    primary: ['Corporation School No.', 'Government Primary School', 'Government Middle School'],
    high: ['Government High School', 'Government Senior Secondary School'],
    college: ['Government Intermediate College'],
  },
  villages: {
    little: ['Anganwadi Centre No.'],
    primary: ['Government Primary School', 'Government Middle School', 'Panchayat Primary School'],
    high: ['Government High School', 'Government Higher Secondary School'],
    college: ['Government Intermediate College'],
  },
  private: PRIVATE_ENGLISH,
  left: LEFT_ENGLISH,
};
const MARATHI: Names = {
  city: {
    little: ['अंगणवाडी क्र.'],
    primary: ['महापालिका शाळा क्र.', 'महापालिका प्राथमिक शाळा क्र.'],
    high: ['महापालिका माध्यमिक शाळा', 'शासकीय माध्यमिक शाळा'],
    college: ['शासकीय कनिष्ठ महाविद्यालय'],
  },
  villages: {
    little: ['अंगणवाडी क्र.'],
    primary: ['जिल्हा परिषद शाळा', 'जिल्हा परिषद प्राथमिक शाळा', 'शासकीय आश्रमशाळा'],
    high: ['जिल्हा परिषद माध्यमिक शाळा', 'शासकीय आश्रमशाळा'],
    college: ['शासकीय कनिष्ठ महाविद्यालय'],
  },
  private: {
    little: ['खाजगी बालवाडी'],
    primary: ['खाजगी प्राथमिक शाळा', 'इंग्रजी माध्यम शाळा'],
    high: ['खाजगी माध्यमिक शाळा', 'अनुदानित माध्यमिक शाळा'],
    college: ['खाजगी कनिष्ठ महाविद्यालय'],
  },
  left: ['पाचवीनंतर शाळा सोडली', 'सातवीनंतर शाळा सोडली'],
};
const HINDI_STATE: Stages = {
  little: ['आंगनवाड़ी केंद्र नं.'],
  primary: ['राजकीय प्राथमिक विद्यालय', 'शासकीय माध्यमिक शाला', 'उत्क्रमित मध्य विद्यालय'],
  high: ['राजकीय उच्च विद्यालय', 'शासकीय हाई स्कूल'],
  college: ['राजकीय इंटर कॉलेज'],
};
const HINDI: Names = {
  city: HINDI_STATE,
  villages: HINDI_STATE,
  private: {
    little: ['निजी नर्सरी स्कूल'],
    primary: ['निजी प्राथमिक विद्यालय', 'अंग्रेज़ी माध्यम विद्यालय'],
    high: ['निजी हाई स्कूल'],
    college: ['निजी इंटर कॉलेज'],
  },
  left: ['पाँचवीं के बाद स्कूल छोड़ा', 'आठवीं के बाद स्कूल छोड़ा'],
};

function namesIn({ language, state }: Place, script: Script): Names {
  if (script === 'devanagari') return language === 'marathi' ? MARATHI : HINDI;
  return state.latin === 'Maharashtra' ? WESTERN : ENGLISH;
}

/** Free text, empty for most children. */
export function disabilityOf(random: Random, script: Script): string {
  const list = DISABILITIES[script];
  return list[below(random, list.length)] ?? '';
}

const DISABILITIES: Record<Script, readonly string[]> = {
  latin: [
    'Low vision in the left eye',
    'Hears with one ear only',
    'Walks with calipers after polio',
    'Speech is not clear, goes to therapy twice a week',
    'Cerebral palsy, comes in a wheelchair',
    'Learns slowly, sits in the resource room',
    'Right hand weak since birth',
  ],
  devanagari: [
    'एक कान से कम सुनाई देता है',
    'दाहिना पैर कमज़ोर है',
    'नज़र कमज़ोर है, चश्मा चाहिए',
    'बोलने में कठिनाई',
  ],
};
