import { expect, test } from 'vitest';
import { checkNewSurvey, checkSurveyEdit } from '#domain/surveys/rules.ts';
import type { SurveyType } from '#domain/surveys/survey.ts';
import { requestBodyOf } from './request-body.ts';
import { requirementsOf } from './requirements.ts';

const ofNew = (type: SurveyType) =>
  requirementsOf(type, (values) => checkNewSurvey(requestBodyOf(values), { actorIsAdmin: false }));

test('an adult needs these fields, and one of the documents', () => {
  const { required, optional } = ofNew('adult');
  expect([...required].sort()).toEqual([
    'age',
    'category',
    'correspondence_address',
    'gender',
    'mobile_no',
    'name',
  ]);
  for (const name of ['city', 'constituency', 'other_no', 'income', 'permanent_address'] as const) {
    expect(optional.has(name), name).toBe(true);
  }
  for (const name of ['aadhar_no', 'other_document_no', 'other_document_type'] as const) {
    expect(optional.has(name) || required.has(name), name).toBe(false);
  }
});

test('a child needs one of the parents, and no disability', () => {
  const { required, optional } = ofNew('child');
  expect(required.has('class') && required.has('current_school')).toBe(true);
  for (const name of ['father_name', 'mother_name', 'school_type'] as const) {
    expect(optional.has(name) || required.has(name), name).toBe(false);
  }
  expect(optional.has('disability')).toBe(true);
});

test('an edit requires fewer fields than a new entry', () => {
  const { required, optional } = requirementsOf('adult', (values) =>
    checkSurveyEdit(requestBodyOf(values), { actorIsAdmin: false }),
  );
  expect(required.has('name')).toBe(true);
  expect(optional.has('correspondence_address')).toBe(true);
});
