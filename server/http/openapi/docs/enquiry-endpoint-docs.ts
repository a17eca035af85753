import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const enquiryEndpointDocs = {
  listEnquiries: {
    tag: 'Queries',
    summary: 'List what visitors have written',
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
  deleteEnquiry: {
    tag: 'Queries',
    summary: 'Delete a query',
    description:
      'It is kept apart for thirty days, in which it can be restored, and is then gone for good. The log keeps that one was deleted, by whom and when.',
    failures: ['queryNotFound'],
  },
  eraseEnquiry: {
    tag: 'Queries',
    summary: 'Erase a deleted query at once',
    description:
      'For a visitor who asks for it. The log keeps that one was erased, by whom and when.',
    failures: ['queryNotFound'],
  },
} satisfies Record<string, EndpointDocs>;
