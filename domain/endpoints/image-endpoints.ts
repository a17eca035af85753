import type { Endpoint } from './endpoint.ts';

export const imageEndpoints = {
  listImages: { method: 'GET', path: '/admin/images', access: 'editor' },
  uploadImage: {
    method: 'POST',
    path: '/admin/images/upload',
    access: 'editor',
    creates: true,
    takesImage: true,
    headers: ['Idempotency-Key'],
  },
  describeImage: { method: 'PUT', path: '/admin/images/:name', access: 'editor', byName: true },
  focusImage: { method: 'PUT', path: '/admin/images/:name/focus', access: 'editor', byName: true },
  deleteImage: { method: 'DELETE', path: '/admin/images/:name', access: 'admin', byName: true },
  listRemovedImages: { method: 'GET', path: '/admin/images/trash', access: 'admin' },
  restoreImage: { method: 'POST', path: '/admin/images/restore', access: 'admin', byId: true },
  eraseImage: { method: 'DELETE', path: '/admin/images/trash', access: 'admin', byId: true },
} as const satisfies Record<string, Endpoint>;
