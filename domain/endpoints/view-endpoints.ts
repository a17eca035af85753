import type { Endpoint } from './endpoint.ts';

export const viewEndpoints = {
  listViews: { method: 'GET', path: '/views', access: 'volunteer' },
  saveView: { method: 'POST', path: '/views', access: 'volunteer', creates: true },
  deleteView: { method: 'DELETE', path: '/views', access: 'volunteer', key: 'id' },
} as const satisfies Record<string, Endpoint>;
