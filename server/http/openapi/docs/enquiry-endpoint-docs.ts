import { TRASH_RETENTION_DAYS } from '#domain/retention.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const enquiryEndpointDocs = {
  listEnquiries: {
    tag: 'Queries',
    summary: 'List queries',
    description:
      'The newest first, with the number of those that nobody has read. kind is the form that it came with: contact, volunteer or receipt, whose further fields are in details, the PAN masked.',
  },
  readEnquiry: {
    tag: 'Queries',
    summary: 'Read a query',
    description:
      'With the whole PAN of a request for a receipt, which is masked in the list; each such reading is recorded. Where it cannot be, as on a full disk, it stays masked, as does one that is damaged.',
    failures: ['queryNotFound'],
  },
  setEnquiryRead: {
    tag: 'Queries',
    summary: 'Mark a query as read or unread',
    description: 'For all admins at once.',
    example: { is_read: true },
    requiredFields: ['is_read'],
    failures: ['queryNotFound'],
  },
  workOnEnquiry: {
    tag: 'Queries',
    summary: 'Update the state of a query',
    description:
      'new, in_hand or answered, which also marks it as read, with a note and a link to an entry or a volunteer. What is not sent stays; null takes a link away. The reply says who did it last. With If-Match a change of an old version is refused.',
    example: { state: 'in_hand', note: 'I call her on Monday.', survey_id: null },
    failures: ['queryNotFound'],
  },
  deleteEnquiry: {
    tag: 'Queries',
    summary: 'Delete a query',
    description:
      'It is kept apart for thirty days, in which it can be restored, and is then gone for good. The log keeps that one was deleted, by whom and when.',
    failures: ['queryNotFound'],
  },
  restoreEnquiry: {
    tag: 'Queries',
    summary: 'Restore a deleted query',
    description: `Within ${TRASH_RETENTION_DAYS} days.`,
    failures: ['queryNotFound'],
  },
  eraseEnquiry: {
    tag: 'Queries',
    summary: 'Erase a deleted query',
    description:
      'At once, for a visitor who asks for it. The log keeps that one was erased, by whom and when.',
    failures: ['queryNotFound'],
  },
} satisfies Record<string, EndpointDocs>;
