import type { EndpointName } from '#domain/endpoints.ts';
import { MAX_VIEWS } from '#domain/surveys/saved-view.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

/** Views of the lists, corrections, bulk changes, households and places. */
export const officeEndpointDocs = {
  sendBackSurvey: {
    tag: 'Survey entries',
    summary: 'Send an entry back to be corrected',
    description:
      'With a note for its volunteer. The entry and its version stay as they are. Sending back again asks again.',
    example: { note: 'Is the income a month or a year?' },
    requiredFields: ['note'],
    failures: ['surveyNotFound'],
  },
  answerCorrection: {
    tag: 'Survey entries',
    summary: 'Answer instead of correcting',
    description:
      'For an entry that was sent back. It then waits for an admin, as after an edit of its volunteer.',
    example: { note: 'I asked again: it is right as it stands.' },
    requiredFields: ['note'],
    failures: ['surveyNotFound', 'forbidden', 'notWaiting'],
  },
  acceptCorrection: {
    tag: 'Survey entries',
    summary: 'Say that an entry is right',
    description: 'Ends its correction.',
    failures: ['surveyNotFound', 'notSentBack'],
  },
  readCorrection: {
    tag: 'Survey entries',
    summary: 'Read what was said about an entry',
    description: 'For its volunteer and for admins: every step, oldest first.',
    failures: ['surveyNotFound', 'forbidden'],
  },
  listToCorrect: {
    tag: 'Survey entries',
    summary: 'List one’s own entries that were sent back',
    description: 'With the note, the longest waiting first.',
  },
  listViews: {
    tag: 'Survey entries',
    summary: 'List one’s saved views',
    description: 'In the order in which they were saved.',
  },
  saveView: {
    tag: 'Survey entries',
    summary: 'Save a view of the list',
    description: `A name for the parameters of a list. An account keeps ${MAX_VIEWS} at most.`,
    example: { name: 'Women over 60, Dahanu', query: 'age_from=60&gender=female&place=Dahanu' },
    requiredFields: ['name'],
    failures: ['tooManyViews'],
  },
  deleteView: {
    tag: 'Survey entries',
    summary: 'Delete a saved view',
    description: 'One’s own. The entries stay.',
    failures: ['viewNotFound'],
  },
} satisfies Partial<Record<EndpointName, EndpointDocs>>;
