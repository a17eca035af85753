import type { EndpointName } from '#domain/endpoints.ts';
import { MAX_IMPORTED } from '#domain/places/place.ts';
import { TRASH_RETENTION_DAYS } from '#domain/retention.ts';
import { BULK_BATCH, BULK_MAX } from '#domain/surveys/bulk/bulk.ts';
import { MAX_VIEWS } from '#domain/surveys/search/saved-view.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const officeEndpointDocs = {
  workOnEnquiry: {
    tag: 'Queries',
    summary: 'Say how far the work on a query is',
    description:
      'new, in_hand or answered, which also marks it as read, with a note and a link to an entry or a volunteer. What is not sent stays; null takes a link away. The reply says who did it last. With If-Match a change of an old version is refused.',
    example: { state: 'in_hand', note: 'I call her on Monday.', survey_id: null },
    failures: ['queryNotFound'],
  },
  restoreEnquiry: {
    tag: 'Queries',
    summary: 'Restore a deleted query',
    description: `Within ${TRASH_RETENTION_DAYS} days.`,
    failures: ['queryNotFound'],
  },
  listPlaces: {
    tag: 'Places',
    summary: 'List the places of live entries and of the trust',
    description:
      'By name, with every spelling and its number of entries. Spellings that an admin has made one place stand together. A place of the trust that no entry has is listed under both fields.',
  },
  suggestPlaces: {
    tag: 'Places',
    summary: 'Suggest places for a new entry',
    description:
      'Those of one’s own recent entries first, then those that at least three recent entries of anybody have, then the places of the trust, and for an admin every spelling in use. With search those that have it in their name, as typed or by sound, in either script.',
  },
  mergePlaces: {
    tag: 'Places',
    summary: 'Make spellings one place',
    description:
      'For suggestions, filters and counts. What was typed stays in the entries. What the spellings meant before is gone. places names known places that are merged with all their spellings, but those in left_out.',
    example: { name: 'Dahanu', local_name: 'डहाणू', spellings: ['Dahanoo', 'डहाणु'] },
    requiredFields: ['name', 'spellings'],
  },
  splitPlace: {
    tag: 'Places',
    summary: 'Take the spellings of a place apart',
    description: 'Each stands for itself again.',
    failures: ['placeNotFound'],
  },
  importPlaces: {
    tag: 'Places',
    summary: 'Import a list of places',
    description: `Up to ${MAX_IMPORTED} at once. Names that are known already stay what they mean; the reply says how many were new.`,
    example: { places: [{ name: 'Dahanu', local_name: 'डहाणू' }] },
    requiredFields: ['places'],
  },
  listFormerVolunteers: {
    tag: 'Volunteers',
    summary: 'List deleted volunteers',
    description: `Those who can still be restored, for ${TRASH_RETENTION_DAYS} days, the last deleted first.`,
  },
  readFormerVolunteer: {
    tag: 'Volunteers',
    summary: 'Read a deleted volunteer',
    description: `Name, and when the account was deleted. For ${TRASH_RETENTION_DAYS} days it can be restored.`,
    failures: ['volunteerNotFound'],
  },
  restoreVolunteer: {
    tag: 'Volunteers',
    summary: 'Restore a deleted volunteer',
    description: `Within ${TRASH_RETENTION_DAYS} days. They sign in with the password that they had.`,
    failures: ['volunteerNotFound', 'volunteerNotDeleted', 'restoreTooLate', 'emailTaken'],
  },
  findSurveyIds: {
    tag: 'Survey entries',
    summary: 'Find the numbers of entries',
    description: `All entries of a list, up to ${BULK_MAX}; total counts the others too.`,
  },
  changeManySurveys: {
    tag: 'Survey entries',
    summary: 'Change many entries',
    description: `Reassigns (volunteer_id), deletes, restores or sends back (note) up to ${BULK_BATCH} entries. Each is changed by itself: the reply says which were and which were not, and why. A version of null: there was nothing to change. The same request sent again with its Idempotency-Key changes nothing twice and gets the same reply.`,
    example: { action: 'delete', ids: [407, 408] },
    requiredFields: ['action', 'ids'],
  },
  undoManySurveys: {
    tag: 'Survey entries',
    summary: 'Undo a change of many entries',
    description:
      'For entries that nobody has changed since: each with the version that the change made, and for send_back with its step_id. Under the same Idempotency-Key, none is undone twice.',
    example: { action: 'delete', entries: [{ id: 407, version: 2 }] },
    requiredFields: ['action', 'entries'],
  },
  readHousehold: {
    tag: 'Survey entries',
    summary: 'Read who belongs to the household of an entry',
    description: 'The other entries: a volunteer’s own, for an admin all.',
    failures: ['surveyNotFound', 'forbidden'],
  },
  linkHousehold: {
    tag: 'Survey entries',
    summary: 'Add an entry to the household of another',
    description: 'survey_id moves into the household of id. No version is made.',
    example: { survey_id: 408 },
    requiredFields: ['survey_id'],
    failures: ['surveyNotFound', 'forbidden'],
  },
  unlinkHousehold: {
    tag: 'Survey entries',
    summary: 'Take an entry out of its household',
    description: 'The other entries stay together.',
    failures: ['surveyNotFound', 'forbidden'],
  },
  sendBackSurvey: {
    tag: 'Survey entries',
    summary: 'Send an entry back to be corrected',
    description:
      'With a note for its volunteer. The entry and its version stay as they are. Sending back again asks again.',
    example: { note: 'Is the income a month or a year?' },
    requiredFields: ['note'],
    failures: ['surveyNotFound', 'cannotCorrect'],
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
