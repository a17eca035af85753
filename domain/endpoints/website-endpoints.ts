import type { Endpoint } from './endpoint.ts';

export const websiteEndpoints = {
  listFiles: { method: 'GET', path: '/admin/files', access: 'editor' },
  uploadFile: {
    method: 'POST',
    path: '/admin/files/upload',
    access: 'editor',
    creates: true,
    takesFile: true,
  },
  listDocuments: { method: 'GET', path: '/admin/website', access: 'editor' },
  readDocument: {
    method: 'GET',
    path: '/admin/website/:name',
    access: 'editor',
    byDocument: true,
  },
  readDraft: {
    method: 'GET',
    path: '/admin/website/:name/draft',
    access: 'editor',
    byDocument: true,
  },
  saveDraft: {
    method: 'PUT',
    path: '/admin/website/:name/draft',
    access: 'editor',
    byDocument: true,
    takesDocument: true,
    headers: ['If-Match'],
    stale: 'staleDraft',
  },
  dropDraft: {
    method: 'DELETE',
    path: '/admin/website/:name/draft',
    access: 'editor',
    byDocument: true,
    headers: ['If-Match'],
    stale: 'staleDraft',
  },
  publishDocument: {
    method: 'POST',
    path: '/admin/website/:name/publish',
    access: 'editor',
    byDocument: true,
    headers: ['If-Match'],
    stale: 'staleDraft',
  },
  readDocumentHistory: {
    method: 'GET',
    path: '/admin/website/:name/history',
    access: 'editor',
    byDocument: true,
  },
  readDocumentVersion: {
    method: 'GET',
    path: '/admin/website/:name/version',
    access: 'editor',
    byDocument: true,
  },
  putBackDocument: {
    method: 'POST',
    path: '/admin/website/:name/put-back',
    access: 'editor',
    byDocument: true,
  },
  previewDocument: {
    method: 'POST',
    path: '/admin/website/:name/preview',
    access: 'editor',
    byDocument: true,
  },
} as const satisfies Record<string, Endpoint>;
