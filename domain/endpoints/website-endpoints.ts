import type { Endpoint } from './endpoint.ts';

export const websiteEndpoints = {
  listFiles: { method: 'GET', path: '/admin/files', access: 'editor' },
  uploadFile: {
    method: 'POST',
    path: '/admin/files/upload',
    access: 'editor',
    creates: true,
    body: 'pdf',
  },
  listDocuments: { method: 'GET', path: '/admin/website', access: 'editor' },
  readDocument: {
    method: 'GET',
    path: '/admin/website/:name',
    access: 'editor',
    key: 'documentName',
  },
  readDraft: {
    method: 'GET',
    path: '/admin/website/:name/draft',
    access: 'editor',
    key: 'documentName',
    background: true,
  },
  saveDraft: {
    method: 'PUT',
    path: '/admin/website/:name/draft',
    access: 'editor',
    key: 'documentName',
    body: 'document',
    stale: 'staleDraft',
  },
  dropDraft: {
    method: 'DELETE',
    path: '/admin/website/:name/draft',
    access: 'editor',
    key: 'documentName',
    stale: 'staleDraft',
  },
  publishDocument: {
    method: 'POST',
    path: '/admin/website/:name/publish',
    access: 'editor',
    key: 'documentName',
    stale: 'staleDraft',
  },
  readDocumentHistory: {
    method: 'GET',
    path: '/admin/website/:name/history',
    access: 'editor',
    key: 'documentName',
  },
  readDocumentVersion: {
    method: 'GET',
    path: '/admin/website/:name/version',
    access: 'editor',
    key: 'documentName',
  },
  revertDocument: {
    method: 'POST',
    path: '/admin/website/:name/put-back',
    access: 'editor',
    key: 'documentName',
    stale: 'staleDraft',
  },
  previewDocument: {
    method: 'POST',
    path: '/admin/website/:name/preview',
    access: 'editor',
    key: 'documentName',
    background: true,
  },
} as const satisfies Record<string, Endpoint>;
