import type { Endpoint } from './endpoint.ts';

export const volunteerEndpoints = {
  signIn: { method: 'POST', path: '/volunteers/login', access: 'anyone' },
  signOut: { method: 'POST', path: '/volunteers/logout', access: 'account' },
  listOwnSessions: { method: 'GET', path: '/volunteers/me/sessions', access: 'account' },
  endOtherSessions: { method: 'POST', path: '/volunteers/me/sessions/end', access: 'account' },
  endSessionsOfVolunteer: {
    method: 'POST',
    path: '/volunteers/end-sessions',
    access: 'admin',
    key: 'id',
  },
  changeOwnPassword: { method: 'PUT', path: '/volunteers/me/password', access: 'account' },
  changeOwnLanguage: { method: 'PUT', path: '/volunteers/me/language', access: 'account' },
  listVolunteers: { method: 'GET', path: '/volunteers', access: 'admin' },
  createVolunteer: { method: 'POST', path: '/volunteers/create', access: 'admin', creates: true },
  setVolunteerStatus: { method: 'PATCH', path: '/volunteers/status', access: 'admin', key: 'id' },
  deleteVolunteer: {
    method: 'DELETE',
    path: '/volunteers/delete',
    alias: { method: 'DELETE', path: '/volunteers/:id' },
    access: 'admin',
    key: 'id',
  },
  readVolunteer: { method: 'GET', path: '/volunteers/:id', access: 'admin', key: 'id' },
  readVolunteerActivity: {
    method: 'GET',
    path: '/volunteers/activity',
    access: 'admin',
    key: 'id',
  },
  listFormerVolunteers: { method: 'GET', path: '/volunteers/former', access: 'admin' },
  readFormerVolunteer: { method: 'GET', path: '/volunteers/left', access: 'admin', key: 'id' },
  restoreVolunteer: { method: 'POST', path: '/volunteers/restore', access: 'admin', key: 'id' },
  updateVolunteer: { method: 'PUT', path: '/volunteers/:id', access: 'admin', key: 'id' },
  setEditor: { method: 'PATCH', path: '/volunteers/editor', access: 'admin', key: 'id' },
} as const satisfies Record<string, Endpoint>;
