import type { Endpoint } from './endpoint.ts';

export const privacyEndpoints = {
  readPrivacyNotice: { method: 'GET', path: '/privacy-notices/current', access: 'volunteer' },
  listPrivacyNotices: { method: 'GET', path: '/privacy-notices', access: 'admin' },
  publishPrivacyNotice: {
    method: 'POST',
    path: '/privacy-notices',
    access: 'admin',
    creates: true,
  },
  endPrivacyNotice: { method: 'POST', path: '/privacy-notices/end', access: 'admin' },
  readConsents: { method: 'GET', path: '/surveys/consents', access: 'volunteer', key: 'id' },
  recordConsent: { method: 'POST', path: '/surveys/consents', access: 'volunteer', key: 'id' },
  withdrawConsent: {
    method: 'POST',
    path: '/surveys/withdraw-consent',
    access: 'volunteer',
    key: 'id',
  },
  listPrivacyRequests: { method: 'GET', path: '/admin/privacy-requests', access: 'admin' },
  createPrivacyRequest: {
    method: 'POST',
    path: '/admin/privacy-requests',
    access: 'admin',
    creates: true,
    idempotencyKey: true,
  },
  readPrivacyRequest: {
    method: 'GET',
    path: '/admin/privacy-requests/:id',
    access: 'admin',
    key: 'id',
  },
  updatePrivacyRequest: {
    method: 'PUT',
    path: '/admin/privacy-requests/:id',
    access: 'admin',
    key: 'id',
    stale: 'stalePrivacyRequest',
  },
  workOnPrivacyRequest: {
    method: 'POST',
    path: '/admin/privacy-requests/:id/steps',
    access: 'admin',
    key: 'id',
    stale: 'stalePrivacyRequest',
  },
} as const satisfies Record<string, Endpoint>;
