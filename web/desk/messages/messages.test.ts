// The error catalogue of spec/volunteer-area, section 8, word for word.
import { expect, test } from 'vitest';
import { problem } from '#domain/problems.ts';
import { parseResponse } from '../api/parse-response.ts';
import { failureMessages, messageOf, NO_RESPONSE } from './messages.ts';

const BUSY = 'The server is busy. Please try again in a moment.';
const taken = problem('emailTaken', {
  errors: [{ field: 'email', message: 'A volunteer with this email already exists' }],
});

test.each([
  ['Failed to fetch survey entries: ', failureMessages.listSurveys],
  ['Failed to fetch survey details: ', failureMessages.readSurvey],
  ['Failed to delete survey: ', failureMessages.deleteSurvey],
  ['Failed to restore survey: ', failureMessages.restoreSurvey],
  ['Failed to fetch volunteers: ', failureMessages.listVolunteers],
  ['Failed to fetch volunteer details: ', failureMessages.readVolunteer],
  ['Failed to add volunteer: ', failureMessages.addVolunteer],
  ['Failed to update volunteer status: ', failureMessages.setVolunteerStatus],
  ['Failed to delete volunteer: ', failureMessages.deleteVolunteer],
])('a failed call says what failed and why: %s', (prefix, messageFor) => {
  expect(messageFor(problem('overloaded'))).toBe(prefix + BUSY);
  expect(messageFor(problem('overloaded', { message: NO_RESPONSE }))).toBe(prefix + NO_RESPONSE);
  expect(messageFor(taken)).toBe(`${prefix}A volunteer with this email already exists`);
});

test('a survey that may not be deleted, or is gone, has sentences of its own', () => {
  expect(failureMessages.deleteSurvey(problem('forbidden'))).toBe(
    'You are not authorized to delete this survey',
  );
  expect(failureMessages.deleteSurvey(problem('surveyNotFound'))).toBe(
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
] as const)('%s, answered %i with a page of something in between: %s', (call, status, expected) => {
  const response = { status, retryAfter: null, body: null };
  expect(() => parseResponse(call, response)).toThrow(expected);
});

test('where the server has a message, it is shown', () => {
  const body = { success: false, code: 'accountInactive', message: 'Ask an admin' };
  const response = { status: 403, retryAfter: null, body };
  for (const call of ['signIn', 'createSurvey', 'updateVolunteer'] as const) {
    expect(() => parseResponse(call, response)).toThrow('Ask an admin');
  }
  expect(messageOf(taken)).toBe('A volunteer with this email already exists');
});
