import type { EndpointName } from '#domain/endpoints.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const correctionEndpointDocs = {
  sendBackSurvey: {
    tag: 'Survey entries',
    summary: 'Send an entry back for correction',
    description:
      'With a note for its volunteer. The entry and its version stay as they are. Sending back again asks again.',
    example: { note: 'Is the income a month or a year?' },
    requiredFields: ['note'],
    failures: ['surveyNotFound', 'cannotCorrect'],
  },
  answerCorrection: {
    tag: 'Survey entries',
    summary: 'Answer a correction request',
    description:
      'For an entry that was sent back. It then waits for an admin, as after an edit of its volunteer.',
    example: { note: 'I asked again: it is right as it stands.' },
    requiredFields: ['note'],
    failures: ['surveyNotFound', 'forbidden', 'notWaiting'],
  },
  acceptCorrection: {
    tag: 'Survey entries',
    summary: 'Accept a correction',
    description: 'Ends its correction.',
    failures: ['surveyNotFound', 'notSentBack'],
  },
  readCorrection: {
    tag: 'Survey entries',
    summary: 'Read the correction thread of an entry',
    description: 'For its volunteer and for admins: every step, oldest first.',
    failures: ['surveyNotFound', 'forbidden'],
  },
  listToCorrect: {
    tag: 'Survey entries',
    summary: 'List one’s own entries to correct',
    description: 'With the note, the longest waiting first.',
  },
} satisfies Partial<Record<EndpointName, EndpointDocs>>;
