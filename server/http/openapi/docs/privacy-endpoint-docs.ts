import type { privacyEndpoints } from '#domain/endpoints/privacy-endpoints.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const privacyEndpointDocs = {
  readPrivacyNotice: {
    tag: 'Privacy',
    summary: 'Read the privacy notice',
    description:
      'What volunteers read to a person before they record an entry; null while the trust asks for no consent.',
  },
  listPrivacyNotices: {
    tag: 'Privacy',
    summary: 'List all privacy notices',
    description:
      'The newest first, with the number of live entries under each. unasked counts live entries whose person nobody has asked.',
  },
  publishPrivacyNotice: {
    tag: 'Privacy',
    summary: 'Publish a privacy notice',
    description:
      'From now on a new entry needs a consent. The notice before it ends; its texts stay, as people agreed to them. One language is enough. With replaces, the uid of the present notice or an empty text, a notice that somebody else has published meanwhile is not replaced.',
    example: { en: 'We write down your name and address, so that we can bring you help.' },
    failures: ['staleNotice'],
  },
  endPrivacyNotice: {
    tag: 'Privacy',
    summary: 'End the privacy notice',
    description:
      'New entries need no consent any more. What was recorded stays. With uid, the one of the present notice, a notice that somebody else has published meanwhile does not end, and a repeated request succeeds.',
    example: { uid: '3f6c1a52-8c0e-4c3b-9d57-2f1f4b6a7c11' },
    failures: ['noNotice', 'staleNotice'],
  },
  readConsents: {
    tag: 'Privacy',
    summary: 'Read the consents of an entry',
    description:
      'The oldest first, with those of entries that were merged into it. state is the kind of the last one; null: nobody has asked.',
    failures: ['surveyNotFound'],
  },
  recordConsent: {
    tag: 'Privacy',
    summary: 'Record a consent',
    description:
      'For a person who was not asked when the entry was recorded, or who agrees again after a withdrawal, which an admin records for the deleted entry. Of a child a parent or guardian agrees.',
    example: {
      consent_notice: '3f6c1a52-8c0e-4c3b-9d57-2f1f4b6a7c11',
      consent_by: 'person',
      consent_way: 'read_aloud',
      consent_language: 'hi',
    },
    requiredFields: ['consent_notice', 'consent_by', 'consent_way', 'consent_language'],
    failures: ['surveyNotFound'],
  },
  withdrawConsent: {
    tag: 'Privacy',
    summary: 'Withdraw a consent',
    description:
      'The entry is deleted at once, and cannot be restored without a new consent. An admin can erase it.',
    example: { note: 'She told me so on the telephone.' },
    failures: ['surveyNotFound'],
  },
  listPrivacyRequests: {
    tag: 'Privacy',
    summary: 'List privacy requests',
    description:
      'What people ask about their data: the open ones, by the day on which the answer is due, or with state=closed the others. urgent counts open ones that are due within a week, or overdue.',
  },
  createPrivacyRequest: {
    tag: 'Privacy',
    summary: 'Record a privacy request',
    description:
      'The same Idempotency-Key again gives the request that it made first. survey_id is the person’s entry. Without due_on the answer is due in 30 days, that to a grievance in 90.',
    failures: ['keyReused'],
    example: {
      kind: 'access',
      person_name: 'Sunita Devi',
      contact: '5231044718',
      received_on: '2026-11-20',
    },
    requiredFields: ['kind', 'person_name', 'received_on'],
  },
  readPrivacyRequest: {
    tag: 'Privacy',
    summary: 'Read a privacy request',
    description: 'With all that was done about it, the oldest first.',
    failures: ['privacyRequestNotFound'],
  },
  updatePrivacyRequest: {
    tag: 'Privacy',
    summary: 'Change a privacy request',
    description: 'While it is open. With If-Match a change of an old version is refused.',
    example: {
      kind: 'access',
      person_name: 'Sunita Devi',
      received_on: '2026-11-20',
      due_on: '2026-12-20',
      identity: 'called_back',
    },
    requiredFields: ['kind', 'person_name', 'received_on'],
    failures: ['privacyRequestNotFound', 'requestClosed'],
  },
  workOnPrivacyRequest: {
    tag: 'Privacy',
    summary: 'Note, close or reopen a privacy request',
    description:
      'note, done, refused or reopened, with what was done or why not. A request, unless it is a grievance, is done only when identity says how the trust knows the person.',
    example: { action: 'note', note: 'I called her back.' },
    requiredFields: ['action'],
    failures: ['privacyRequestNotFound', 'requestClosed', 'requestOpen'],
  },
} as const satisfies Record<keyof typeof privacyEndpoints, EndpointDocs>;
