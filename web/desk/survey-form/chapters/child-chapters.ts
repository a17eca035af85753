import { NOT_STUDYING } from '#domain/surveys/survey.ts';
import { contactChapter } from './contact-chapter.ts';
import type { Chapter } from './fields.ts';
import { identityChapter } from './identity-chapter.ts';
import { ageField, categoryField, disabledField, genderField, nameField } from './person-fields.ts';

const childChapter: Chapter = {
  id: 'child',
  rows: [
    { fields: [nameField(8), ageField(4)] },
    {
      fields: [
        genderField,
        {
          kind: 'text',
          name: 'disability',
          span: 6,
        },
      ],
    },
    { fields: [categoryField] },
    { fields: [{ ...disabledField, span: 12 }] },
  ],
};

const parentsChapter: Chapter = {
  id: 'parents',
  rows: [
    {
      fields: [
        {
          kind: 'text',
          name: 'father_name',
          span: 6,
          capitals: 'words',
        },
        {
          kind: 'text',
          name: 'mother_name',
          span: 6,
          capitals: 'words',
          hint: (t) => t.surveyForm.hints.parents,
        },
      ],
    },
  ],
};

const schoolChapter: Chapter = {
  id: 'school',
  rows: [
    {
      fields: [
        {
          kind: 'select',
          name: 'class',
          span: 3,
        },
        {
          kind: 'text',
          name: 'current_school',
          span: 9,
          // The rules require a school.
          offer: (t, values) => (values.class === NOT_STUDYING ? t.surveyForm.noSchool : undefined),
          capitals: 'words',
        },
      ],
    },
    {
      fields: [
        {
          kind: 'choice',
          name: 'school_type',
          span: 6,
        },
      ],
    },
  ],
};

export const childChapters: readonly Chapter[] = [
  childChapter,
  parentsChapter,
  schoolChapter,
  contactChapter,
  identityChapter,
];
