// The error catalogue of spec/volunteer-area, section 8, word for word, and the same in Hindi.
import { expect, test } from 'vitest';
import { problem } from '#domain/problems.ts';
import { fieldError } from '#domain/validation.ts';
import { parseResponse } from '../desk/api/parse-response.ts';
import { deleteSurveyFailure } from '../desk/survey/delete-survey-failure.ts';
import { en } from './en/en.ts';
import {
  failureMessage,
  fieldErrorMessage,
  isNotFound,
  LocalProblem,
  messageOf,
  noResponse,
} from './errors.ts';
import { hi } from './hi/hi.ts';

const BUSY = 'The server is busy. Please try again in a moment.';
const taken = problem('emailTaken', {
  message: 'A volunteer with this email already exists',
  errors: [fieldError('email', 'emailTaken')],
});

test.each([
  ['Failed to fetch survey entries: ', 'listSurveys'],
  ['Failed to fetch survey details: ', 'readSurvey'],
  ['Failed to delete survey: ', 'deleteSurvey'],
  ['Failed to restore survey: ', 'restoreSurvey'],
  ['Failed to fetch volunteers: ', 'listVolunteers'],
  ['Failed to fetch volunteer details: ', 'readVolunteer'],
  ['Failed to add volunteer: ', 'addVolunteer'],
  ['Failed to update volunteer status: ', 'setVolunteerStatus'],
  ['Failed to delete volunteer: ', 'deleteVolunteer'],
] as const)('a failed call is reported with the action and the reason: %s', (prefix, call) => {
  const messageFor = (error: unknown) => failureMessage(call)(error)(en);
  expect(messageFor(problem('overloaded'))).toBe(prefix + BUSY);
  expect(messageFor(new LocalProblem('overloaded', noResponse))).toBe(
    `${prefix}No response from server. Please check your internet connection.`,
  );
  expect(messageFor(taken)).toBe(`${prefix}A volunteer with this email already exists`);
  expect(messageFor(new Error('unexpected'))).toBe(`${prefix}something went wrong`);
});

test('a survey that may not be deleted, or does not exist, has its own sentences', () => {
  expect(deleteSurveyFailure(problem('forbidden'))(en)).toBe(
    'You are not authorized to delete this survey',
  );
  expect(deleteSurveyFailure(problem('surveyNotFound'))(en)).toBe(
    'Survey not found. It may have already been deleted.',
  );
});

test.each([
  ['signIn', 401, 'Invalid email or password'],
  ['signIn', 502, 'Invalid email or password'],
  ['signIn', 200, 'Invalid response from server'],
  ['createSurvey', 502, 'Server error: 502'],
  ['createSurvey', 200, 'Failed to submit survey'],
  ['updateSurvey', 502, 'Failed to update survey data'],
  ['updateVolunteer', 502, 'Failed to update volunteer data'],
  ['uploadImage', 502, 'Failed to upload image. Please try again.'],
  ['deleteImage', 502, 'Failed to delete image. Please try again.'],
] as const)('%s, answered %i with a proxy’s page: %s', (call, status, expected) => {
  expect(messageOf(refusal(call, { status, retryAfter: null, body: null }))(en)).toBe(expected);
});

test('the server’s message is shown where there is one', () => {
  const body = { success: false, code: 'accountInactive', message: 'Ask an admin' };
  const error = refusal('signIn', { status: 403, retryAfter: null, body });
  expect(messageOf(error)(en)).toBe('Ask an admin');
});

test('the server’s message is shown where the code is missing, too', () => {
  const body = { success: false, message: 'Too many visits today' };
  const error = refusal('createSurvey', { status: 404, retryAfter: null, body });
  expect(messageOf(error)(en)).toBe('Too many visits today');
  expect(isNotFound(error)).toBe(true);
});

test('the message of a proxy is shown, but is no decision of the server', () => {
  const body = { message: 'Too many visits today' };
  const error = refusal('createSurvey', { status: 403, retryAfter: null, body });
  expect(messageOf(error)(en)).toBe('Too many visits today');
  expect(error).toMatchObject({ foreignStatus: 403 });
});

test('in Hindi an error is translated by its code and its rule', () => {
  const body = { success: false, code: 'accountInactive', message: 'Ask an admin' };
  const inactive = refusal('signIn', { status: 403, retryAfter: null, body });
  expect(messageOf(inactive)(hi)).toBe('यह खाता बंद है। किसी एडमिन से चालू करवाएँ।');
  expect(messageOf(taken)(hi)).toBe('इस ईमेल से एक स्वयंसेवक पहले से है');
  const age = fieldError('age', 'ageRange', { min: 1, max: 120 });
  expect(fieldErrorMessage(hi, age)).toBe('उम्र 1 से 120 के बीच लिखें');
  expect(fieldErrorMessage(en, age)).toBe('Age must be a whole number from 1 to 120');
});

test('an unknown rule is shown in the words of the server', () => {
  const newer = JSON.parse(
    '{"field":"village","rule":"villageRequired","message":"Name a village"}',
  );
  expect([en, hi].map((t) => fieldErrorMessage(t, newer))).toEqual([
    'Name a village',
    'Name a village',
  ]);
});

function refusal(...reply: Parameters<typeof parseResponse>): unknown {
  try {
    return parseResponse(...reply);
  } catch (error) {
    return error;
  }
}
