import { isChild } from '#domain/privacy/consent-rules.ts';
import { parseNumber } from '#domain/text/text.ts';
import { guardianInEntry } from '../../consent/guardian-in-entry.ts';
import { ConsentNotice } from '../consent-notice.tsx';
import type { SurveyValues } from '../values.ts';
import type { Chapter } from './fields.ts';

function isOwnConsentOfChild({ consent_by, age, survey_type }: SurveyValues): boolean {
  return consent_by === 'person' && isChild({ age: parseNumber(age), survey_type });
}

const isFromGuardian = ({ consent_by }: SurveyValues) => consent_by === 'guardian';

/** First: nothing may be written down before the person agrees. */
export const consentChapter: Chapter = {
  id: 'consent',
  intro: (t) => t.consent.askFirst,
  Lead: ConsentNotice,
  rows: [
    {
      fields: [
        {
          kind: 'choice',
          name: 'consent_by',
          span: 12,
          note: (t, values) =>
            isOwnConsentOfChild(values)
              ? { kind: 'warning', text: t.rules.guardianRequired }
              : undefined,
        },
      ],
    },
    {
      shown: isFromGuardian,
      fields: [
        { kind: 'choice', name: 'guardian_relation', span: 6 },
        {
          kind: 'text',
          name: 'guardian_name',
          span: 6,
          offer: (_t, values) => guardianInEntry(values.guardian_relation, values),
          capitals: 'words',
        },
      ],
    },
    {
      shown: isFromGuardian,
      fields: [
        {
          kind: 'choice',
          name: 'guardian_proof',
          span: 12,
          hint: (t) => t.consent.proofHint,
        },
      ],
    },
    {
      fields: [{ kind: 'choice', name: 'consent_way', span: 12 }],
    },
    { fields: [{ kind: 'choice', name: 'consent_language', span: 12 }] },
  ],
};
