import { ADULT_AGE } from '../surveys/survey.ts';
import type { SurveyInput } from '../surveys/survey-schema.ts';
import { check, type FieldError, type Rule } from '../validation.ts';
import type { ConsentInput } from './consent-schema.ts';

export type ConsentGiver = Pick<SurveyInput, 'age' | 'survey_type'>;
type ConsentRule = Rule<ConsentInput, ConsentGiver>;

const isFromGuardian = ({ consent_by }: ConsentInput) => consent_by === 'guardian';

export function isChild({ age, survey_type }: ConsentGiver): boolean {
  return typeof age === 'number' ? age < ADULT_AGE : survey_type === 'child';
}

const RULES: readonly ConsentRule[] = [
  {
    field: 'consent_by',
    rule: 'consentByRequired',
    passes: ({ consent_by }) => Boolean(consent_by),
  },
  {
    field: 'consent_by',
    rule: 'guardianRequired',
    passes: ({ consent_by }, person) => consent_by !== 'person' || !isChild(person),
  },
  {
    field: 'guardian_relation',
    rule: 'relationRequired',
    passes: (input) => !isFromGuardian(input) || Boolean(input.guardian_relation),
  },
  {
    field: 'guardian_name',
    rule: 'guardianNameRequired',
    passes: (input) => !isFromGuardian(input) || Boolean(input.guardian_name),
  },
  {
    field: 'guardian_proof',
    rule: 'guardianProofRequired',
    passes: (input) => !isFromGuardian(input) || Boolean(input.guardian_proof),
  },
  {
    field: 'consent_way',
    rule: 'consentWayRequired',
    passes: ({ consent_way }) => Boolean(consent_way),
  },
  {
    field: 'consent_language',
    rule: 'consentLanguageRequired',
    passes: ({ consent_language }) => Boolean(consent_language),
  },
];

export function checkConsent(input: ConsentInput, person: ConsentGiver): FieldError[] {
  return check(RULES, input, person);
}
