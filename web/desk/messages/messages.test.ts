// The error catalogue of spec/volunteer-area, section 8, word for word.
import { expect, test } from 'vitest';
import { problem } from '#domain/problems.ts';
import { replyIn } from '../api/parse-response.ts';
import { failedTo, messageOf, NO_RESPONSE } from './messages.ts';

const BUSY = 'The server is busy. Please try again in a moment.';
const taken = problem('emailTaken', {
  errors: [{ field: 'email', message: 'A volunteer with this email already exists' }],
});

test.each([
  ['Failed to fetch survey entries: ', failedTo.listSurveys],
  ['Failed to fetch survey details: ', failedTo.readSurvey],
  ['Failed to delete survey: ', failedTo.deleteSurvey],
  ['Failed to restore survey: ', failedTo.restoreSurvey],
  ['Failed to fetch volunteers: ', failedTo.listVolunteers],
  ['Failed to fetch volunteer details: ', failedTo.readVolunteer],
  ['Failed to add volunteer: ', failedTo.addVolunteer],
  ['Failed to update volunteer status: ', failedTo.setVolunteerStatus],
  ['Failed to delete volunteer: ', failedTo.deleteVolunteer],
])('a failed call says what failed and why: %s', (words, say) => {
  expect(say(problem('overloaded'))).toBe(words + BUSY);
  expect(say(problem('overloaded', { message: NO_RESPONSE }))).toBe(words + NO_RESPONSE);
  expect(say(taken)).toBe(`${words}A volunteer with this email already exists`);
});

test('a survey that may not be deleted, or is gone, has sentences of its own', () => {
  expect(failedTo.deleteSurvey(problem('forbidden'))).toBe(
    'You are not authorized to delete this survey',
  );
  expect(failedTo.deleteSurvey(problem('surveyNotFound'))).toBe(
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
] as const)('%s, answered %i with a page of something in between: %s', (call, status, said) => {
  const answer = { status, retryAfter: null, reply: null };
  expect(() => replyIn(call, answer)).toThrow(said);
});

test('where the server has a message, it is shown', () => {
  const reply = { success: false, code: 'accountInactive', message: 'Ask an admin' };
  const answer = { status: 403, retryAfter: null, reply };
  for (const call of ['signIn', 'createSurvey', 'updateVolunteer'] as const) {
    expect(() => replyIn(call, answer)).toThrow('Ask an admin');
  }
  expect(messageOf(taken)).toBe('A volunteer with this email already exists');
});
