import type { Endpoint } from './endpoint.ts';

export const donationEndpoints = {
  listDonations: { method: 'GET', path: '/admin/donations', access: 'admin' },
  createDonation: {
    method: 'POST',
    path: '/admin/donations',
    access: 'admin',
    creates: true,
    idempotencyKey: true,
  },
  exportDonations: {
    method: 'GET',
    path: '/admin/donations/export',
    access: 'admin',
    audited: true,
  },
  exportDonationRegister: {
    method: 'GET',
    path: '/admin/donations/register',
    access: 'admin',
    audited: true,
  },
  readDonation: {
    method: 'GET',
    path: '/admin/donations/:id',
    access: 'admin',
    key: 'id',
    audited: true,
  },
  readDonationHistory: {
    method: 'GET',
    path: '/admin/donations/:id/history',
    access: 'admin',
    key: 'id',
  },
  updateDonation: {
    method: 'PUT',
    path: '/admin/donations/:id',
    access: 'admin',
    key: 'id',
    stale: 'staleDonation',
  },
  issueReceipt: {
    method: 'POST',
    path: '/admin/donations/:id/receipt',
    access: 'admin',
    key: 'id',
    stale: 'staleDonation',
  },
  cancelDonation: {
    method: 'POST',
    path: '/admin/donations/:id/cancel',
    access: 'admin',
    key: 'id',
    stale: 'staleDonation',
  },
} as const satisfies Record<string, Endpoint>;
