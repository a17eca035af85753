import type { Endpoint } from './endpoint.ts';

export const bulkEndpoints = {
  findSurveyIds: { method: 'GET', path: '/surveys/ids', access: 'admin' },
  changeManySurveys: {
    method: 'POST',
    path: '/surveys/bulk',
    access: 'admin',
    idempotencyKey: true,
  },
  undoManySurveys: {
    method: 'POST',
    path: '/surveys/bulk-undo',
    access: 'admin',
    idempotencyKey: true,
  },
} as const satisfies Record<string, Endpoint>;
