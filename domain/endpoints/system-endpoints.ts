import type { Endpoint } from './endpoint.ts';

export const systemEndpoints = {
  readSyncState: { method: 'GET', path: '/store', access: 'account' },
  readDiskSpace: { method: 'GET', path: '/storage', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
