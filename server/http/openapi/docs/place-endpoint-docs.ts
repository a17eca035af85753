import type { EndpointName } from '#domain/endpoints.ts';
import { MAX_IMPORTED } from '#domain/places/place.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const placeEndpointDocs = {
  listPlaces: {
    tag: 'Places',
    summary: 'List places',
    description:
      'By name, with every spelling and its number of entries. Spellings that an admin has made one place stand together. A place of the trust that no entry has is listed under both fields.',
  },
  suggestPlaces: {
    tag: 'Places',
    summary: 'Suggest places',
    description:
      'Those of one’s own recent entries first, then those that at least three recent entries of anybody have, then the places of the trust, and for an admin every spelling in use. With search those that have it in their name, as typed or by sound, in either script.',
  },
  mergePlaces: {
    tag: 'Places',
    summary: 'Merge spellings into a place',
    description:
      'For suggestions, filters and counts. What was typed stays in the entries. What the spellings meant before is gone. places names known places that are merged with all their spellings, but those in left_out.',
    example: { name: 'Dahanu', local_name: 'डहाणू', spellings: ['Dahanoo', 'डहाणु'] },
    requiredFields: ['name', 'spellings'],
  },
  splitPlace: {
    tag: 'Places',
    summary: 'Split a place into its spellings',
    description: 'Each stands for itself again.',
    failures: ['placeNotFound'],
  },
  importPlaces: {
    tag: 'Places',
    summary: 'Import places',
    description: `Up to ${MAX_IMPORTED} at once. Names that are known already stay what they mean; the reply says how many were new.`,
    example: { places: [{ name: 'Dahanu', local_name: 'डहाणू' }] },
    requiredFields: ['places'],
  },
} satisfies Partial<Record<EndpointName, EndpointDocs>>;
