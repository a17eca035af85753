import { SENIOR_AGE } from '#domain/surveys/survey.ts';
import { groupRupees } from '../rupees.ts';
import { contactChapter } from './contact-chapter.ts';
import type { Chapter } from './fields.ts';
import { identityChapter } from './identity-chapter.ts';
import { ageField, categoryField, disabledField, genderField, nameField } from './person-fields.ts';

const personChapter: Chapter = {
  id: 'person',
  title: 'Person',
  short: 'Person',
  rows: [
    { fields: [nameField(6), genderField] },
    { fields: [categoryField] },
    {
      fields: [
        ageField(3),
        {
          kind: 'tick',
          name: 'senior_citizen',
          label: 'Senior citizen',
          span: 5,
          hint: `Ticked by itself from age ${SENIOR_AGE}`,
        },
        disabledField,
      ],
    },
  ],
};

const workChapter: Chapter = {
  id: 'work',
  title: 'Work',
  short: 'Work',
  rows: [
    { fields: [{ kind: 'tick', name: 'employed', label: 'Employed', span: 12 }] },
    {
      shown: (values) => values.employed,
      fields: [
        {
          kind: 'number',
          name: 'income',
          label: 'Income',
          span: 6,
          before: '₹',
          hint: 'In rupees, a month',
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
