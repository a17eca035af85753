export const SURVEY_TYPES = ['adult', 'child'] as const;
export const GENDERS = ['male', 'female', 'other'] as const;
/** Both survey types share the list, so that an edit never loses a stored category. */
export const CATEGORIES = ['general', 'obc', 'sc', 'st', 'ews', 'others'] as const;
export const OTHER_DOCUMENT_TYPES = ['voter_id', 'pan', 'passport', 'other'] as const;
export const SCHOOL_TYPES = ['government', 'private'] as const;
export const NOT_STUDYING = 'Not studying';
export const CLASSES = [
  'Nursery',
  'KG',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  'College',
  NOT_STUDYING,
] as const;
export const CITY_SUGGESTIONS = [
  'Mumbai',
  'Delhi',
  'Bangalore',
  'Chennai',
  'Kolkata',
  'Hyderabad',
  'Pune',
  'Ahmedabad',
  'Jaipur',
] as const;

export const AGE = { min: 1, max: 120 } as const;
/** Rupees a month, up to 100 crore. */
export const INCOME = { min: 0, max: 1_000_000_000 } as const;
/** A child is under 18 (UN Convention on the Rights of the Child, article 1; Majority Act, 1875). */
export const ADULT_AGE = 18;
export const SENIOR_AGE = 60;
export const MOBILE_DIGITS = 10;
export const AADHAAR_DIGITS = 12;
export const DEFAULT_SCHOOL_TYPE = 'government';
export const NEW_DAYS = 7;
/** A volunteer may undo a deletion so long without an admin. */
export const UNDO_SECONDS = 60;
/** A device without a network sends an undo later, which its clock alone says was in time. */
export const LATE_UNDO_DAYS = 7;
export const MAX_LENGTHS = { name: 200, address: 1000, text: 500, document: 50 } as const;

export type SurveyType = (typeof SURVEY_TYPES)[number];
export type Gender = (typeof GENDERS)[number];
export type Category = (typeof CATEGORIES)[number];
export type OtherDocumentType = (typeof OTHER_DOCUMENT_TYPES)[number];
export type SchoolType = (typeof SCHOOL_TYPES)[number];
export type SchoolClass = (typeof CLASSES)[number];
