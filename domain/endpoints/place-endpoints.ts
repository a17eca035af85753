import type { Endpoint } from './endpoint.ts';

export const placeEndpoints = {
  listPlaces: { method: 'GET', path: '/places', access: 'admin' },
  suggestPlaces: { method: 'GET', path: '/places/suggestions', access: 'volunteer' },
  mergePlaces: { method: 'POST', path: '/places', access: 'admin' },
  splitPlace: { method: 'DELETE', path: '/places', access: 'admin', key: 'id' },
  importPlaces: { method: 'POST', path: '/places/import', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
