import type { EndpointName } from '#domain/endpoints.ts';
import { MAX_VIEWS } from '#domain/surveys/search/saved-view.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const viewEndpointDocs = {
  listViews: {
    tag: 'Survey entries',
    summary: 'List saved views',
    description: 'In the order in which they were saved.',
  },
  saveView: {
    tag: 'Survey entries',
    summary: 'Save a view',
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
