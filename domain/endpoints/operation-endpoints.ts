import type { Endpoint } from './endpoint.ts';

export const operationEndpoints = {
  readStore: { method: 'GET', path: '/store', access: 'volunteer' },
  readStorage: { method: 'GET', path: '/storage', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
