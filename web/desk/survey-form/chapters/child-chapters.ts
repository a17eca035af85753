import { CLASSES, SCHOOL_TYPES } from '#domain/surveys/survey.ts';
import { optionsOf, SCHOOL_TYPE_NAMES } from '../../messages/labels.ts';
import { contactChapter } from './contact-chapter.ts';
import type { Chapter } from './fields.ts';
import { identityChapter } from './identity-chapter.ts';
import { ageField, categoryField, disabledField, genderField, nameField } from './person-fields.ts';

const childChapter: Chapter = {
  id: 'child',
  title: 'Child',
  short: 'Child',
  rows: [
    { fields: [nameField(8), ageField(4)] },
    {
      fields: [
        genderField,
        {
          kind: 'text',
          name: 'disability',
          label: 'Disability',
          span: 6,
          optional: true,
        },
      ],
    },
    { fields: [categoryField] },
    { fields: [{ ...disabledField, span: 12 }] },
  ],
};

const parentsChapter: Chapter = {
  id: 'parents',
  title: 'Parents',
  short: 'Parents',
  rows: [
    {
      fields: [
        {
          kind: 'text',
          name: 'father_name',
          label: 'Father’s name',
          span: 6,
          capitals: 'words',
        },
        {
          kind: 'text',
          name: 'mother_name',
          label: 'Mother’s name',
          span: 6,
          capitals: 'words',
          hint: 'One of the two is enough',
        },
      ],
    },
  ],
};

const schoolChapter: Chapter = {
  id: 'school',
  title: 'School',
  short: 'School',
  rows: [
    {
      fields: [
        {
          kind: 'select',
          name: 'class',
          label: 'Class',
          span: 3,
          required: true,
          options: CLASSES.map((each) => ({ value: each, label: each })),
        },
        {
          kind: 'text',
          name: 'current_school',
          label: 'Current school',
          span: 9,
          required: true,
          capitals: 'words',
        },
      ],
    },
    {
      fields: [
        {
          kind: 'choice',
          name: 'school_type',
          label: 'School type',
          span: 6,
          options: optionsOf(SCHOOL_TYPES, SCHOOL_TYPE_NAMES),
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
