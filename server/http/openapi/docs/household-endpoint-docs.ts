import type { EndpointName } from '#domain/endpoints.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const householdEndpointDocs = {
  readHousehold: {
    tag: 'Survey entries',
    summary: 'List the household of an entry',
    description: 'The other entries: a volunteer’s own, for an admin all.',
    failures: ['surveyNotFound', 'forbidden'],
  },
  linkHousehold: {
    tag: 'Survey entries',
    summary: 'Add an entry to a household',
    description: 'survey_id moves into the household of id. No version is made.',
    example: { survey_id: 408 },
    requiredFields: ['survey_id'],
    failures: ['surveyNotFound', 'forbidden'],
  },
  unlinkHousehold: {
    tag: 'Survey entries',
    summary: 'Remove an entry from its household',
    description: 'The other entries stay together.',
    failures: ['surveyNotFound', 'forbidden'],
  },
} satisfies Partial<Record<EndpointName, EndpointDocs>>;
