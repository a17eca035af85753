import { SENIOR_AGE } from '#domain/surveys/survey.ts';
import { groupRupees } from '../rupees.ts';
import { contactChapter } from './contact-chapter.ts';
import type { Chapter } from './fields.ts';
import { identityChapter } from './identity-chapter.ts';
import { ageField, categoryField, disabledField, genderField, nameField } from './person-fields.ts';

const personChapter: Chapter = {
  id: 'person',
  rows: [
    { fields: [nameField(6), genderField] },
    { fields: [categoryField] },
    {
      fields: [
        ageField(3),
        {
          kind: 'checkbox',
          name: 'senior_citizen',
          span: 5,
          hint: (t) => t.surveyForm.hints.seniorCitizen(SENIOR_AGE),
        },
        disabledField,
      ],
    },
  ],
};

const workChapter: Chapter = {
  id: 'work',
  rows: [
    { fields: [{ kind: 'checkbox', name: 'employed', span: 12 }] },
    {
      shown: (values) => values.employed,
      fields: [
        {
          kind: 'number',
          name: 'income',
          span: 6,
          before: '₹',
          hint: (t) => t.surveyForm.hints.income,
          format: groupRupees,
        },
      ],
    },
  ],
};

export const adultChapters: readonly Chapter[] = [
  personChapter,
  contactChapter,
  identityChapter,
  workChapter,
];
