import type { Endpoint } from './endpoint.ts';

export const systemEndpoints = {
  readSyncState: { method: 'GET', path: '/store', access: 'account', background: true },
  listAuditEvents: { method: 'GET', path: '/audit-log', access: 'admin' },
  readDiskSpace: { method: 'GET', path: '/storage', access: 'admin' },
  readOverdueJobs: { method: 'GET', path: '/overdue-jobs', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
