import { keysOf } from '../collections/keys-of.ts';
import { UUID_LENGTH } from '../ids.ts';
import type { SurveyField } from '../surveys/field-kinds.ts';
import { MAX_LENGTHS } from '../surveys/survey.ts';
import {
  CONSENT_GIVERS,
  CONSENT_LANGUAGES,
  GUARDIAN_PROOFS,
  GUARDIAN_RELATIONS,
  NOTICE_WAYS,
} from './consent.ts';

export const CONSENT_FIELDS = {
  consent_notice: { kind: 'text', maxLength: UUID_LENGTH, label: 'Privacy notice' },
  consent_by: { kind: 'choice', values: CONSENT_GIVERS, fallback: null, label: 'Who agrees?' },
  consent_way: {
    kind: 'choice',
    values: NOTICE_WAYS,
    fallback: null,
    label: 'How was the notice given?',
  },
  consent_language: {
    kind: 'choice',
    values: CONSENT_LANGUAGES,
    fallback: null,
    label: 'In which language?',
  },
  guardian_relation: {
    kind: 'choice',
    values: GUARDIAN_RELATIONS,
    fallback: null,
    label: 'Relation to the person',
  },
  guardian_name: { kind: 'text', maxLength: MAX_LENGTHS.name, label: 'Name of the guardian' },
  guardian_proof: {
    kind: 'choice',
    values: GUARDIAN_PROOFS,
    fallback: null,
    label: 'How do you know who they are?',
  },
} as const satisfies Record<string, SurveyField>;

export type ConsentFieldName = keyof typeof CONSENT_FIELDS;

export const CONSENT_FIELD_NAMES = keysOf(CONSENT_FIELDS);

export function isConsentField(name: string): name is ConsentFieldName {
  return Object.hasOwn(CONSENT_FIELDS, name);
}
