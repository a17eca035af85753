import type { Endpoint } from './endpoint.ts';

export const enquiryEndpoints = {
  listEnquiries: { method: 'GET', path: '/queries', access: 'admin' },
  readEnquiry: {
    method: 'GET',
    path: '/queries/get',
    access: 'admin',
    byId: true,
    audited: true,
  },
  setEnquiryRead: { method: 'PATCH', path: '/queries/read', access: 'admin', byId: true },
  workOnEnquiry: {
    method: 'PATCH',
    path: '/queries/work',
    access: 'admin',
    byId: true,
    headers: ['If-Match'],
    stale: 'staleEnquiry',
  },
  restoreEnquiry: { method: 'POST', path: '/queries/restore', access: 'admin', byId: true },
  eraseEnquiry: { method: 'DELETE', path: '/queries/erase', access: 'admin', byId: true },
  deleteEnquiry: { method: 'DELETE', path: '/queries/delete', access: 'admin', byId: true },
} as const satisfies Record<string, Endpoint>;
