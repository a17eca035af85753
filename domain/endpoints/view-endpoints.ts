import type { Endpoint } from './endpoint.ts';

export const viewEndpoints = {
  listViews: { method: 'GET', path: '/views', access: 'volunteer', deniedToEditors: true },
  saveView: {
    method: 'POST',
    path: '/views',
    access: 'volunteer',
    deniedToEditors: true,
    creates: true,
  },
  deleteView: {
    method: 'DELETE',
    path: '/views',
    access: 'volunteer',
    deniedToEditors: true,
    key: 'id',
  },
} as const satisfies Record<string, Endpoint>;
