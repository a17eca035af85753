import type { Endpoint } from './endpoint.ts';

export const duplicateEndpoints = {
  findPossibleDuplicates: { method: 'POST', path: '/surveys/look-alikes', access: 'volunteer' },
  listPairs: { method: 'GET', path: '/admin/duplicates', access: 'admin' },
  decidePair: {
    method: 'POST',
    path: '/admin/duplicates/:id/:other',
    access: 'admin',
    key: 'idPair',
  },
} as const satisfies Record<string, Endpoint>;
