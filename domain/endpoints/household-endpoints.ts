import type { Endpoint } from './endpoint.ts';

export const householdEndpoints = {
  readHousehold: { method: 'GET', path: '/surveys/household', access: 'volunteer', key: 'id' },
  linkHousehold: { method: 'POST', path: '/surveys/household', access: 'volunteer', key: 'id' },
  unlinkHousehold: { method: 'DELETE', path: '/surveys/household', access: 'volunteer', key: 'id' },
} as const satisfies Record<string, Endpoint>;
