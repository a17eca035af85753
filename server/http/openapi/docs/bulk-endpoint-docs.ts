import type { EndpointName } from '#domain/endpoints.ts';
import { BULK_BATCH, BULK_MAX } from '#domain/surveys/bulk/bulk.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const bulkEndpointDocs = {
  findSurveyIds: {
    tag: 'Survey entries',
    summary: 'List the ids of entries',
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
} satisfies Partial<Record<EndpointName, EndpointDocs>>;
