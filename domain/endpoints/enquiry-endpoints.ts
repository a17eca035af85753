import type { Endpoint } from './endpoint.ts';

export const enquiryEndpoints = {
  listEnquiries: { method: 'GET', path: '/queries', access: 'admin' },
  readEnquiry: { method: 'GET', path: '/queries/get', access: 'admin', key: 'id', audited: true },
  setEnquiryRead: { method: 'PATCH', path: '/queries/read', access: 'admin', key: 'id' },
  workOnEnquiry: {
    method: 'PATCH',
    path: '/queries/work',
    access: 'admin',
    key: 'id',
    stale: 'staleEnquiry',
  },
  restoreEnquiry: { method: 'POST', path: '/queries/restore', access: 'admin', key: 'id' },
  eraseEnquiry: { method: 'DELETE', path: '/queries/erase', access: 'admin', key: 'id' },
  deleteEnquiry: { method: 'DELETE', path: '/queries/delete', access: 'admin', key: 'id' },
} as const satisfies Record<string, Endpoint>;
