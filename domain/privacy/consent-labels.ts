import { LANGUAGE_NAMES } from '../languages.ts';

export const GIVER_LABELS = { person: 'The person', guardian: 'A parent or guardian' };
export const WAY_LABELS = {
  read_aloud: 'Read aloud',
  read_alone: 'Read by themselves',
  by_phone: 'Read out by telephone',
};
export const CONSENT_LANGUAGE_LABELS = { ...LANGUAGE_NAMES, other: 'Another' };
export const RELATION_LABELS = {
  mother: 'Mother',
  father: 'Father',
  guardian: 'Legal guardian',
};
export const PROOF_LABELS = {
  document: 'A document was seen',
  known: 'The trust has their details',
  token: 'DigiLocker or the like',
};
