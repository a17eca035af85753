import type { Endpoint } from './endpoint.ts';

export const imageEndpoints = {
  listImages: { method: 'GET', path: '/admin/images', access: 'editor' },
  uploadImage: {
    method: 'POST',
    path: '/admin/images/upload',
    access: 'editor',
    creates: true,
    body: 'image',
    idempotencyKey: true,
  },
  describeImage: { method: 'PUT', path: '/admin/images/:name', access: 'editor', key: 'imageName' },
  focusImage: {
    method: 'PUT',
    path: '/admin/images/:name/focus',
    access: 'editor',
    key: 'imageName',
  },
  deleteImage: { method: 'DELETE', path: '/admin/images/:name', access: 'admin', key: 'imageName' },
  listRemovedImages: { method: 'GET', path: '/admin/images/trash', access: 'admin' },
  restoreImage: { method: 'POST', path: '/admin/images/restore', access: 'admin', key: 'id' },
  eraseImage: { method: 'DELETE', path: '/admin/images/trash', access: 'admin', key: 'id' },
} as const satisfies Record<string, Endpoint>;
