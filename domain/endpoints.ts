// The table of endpoints: the server binds handlers to it, the browser calls through it, the permission tests
// walk it. Schemas are in contract.ts, so that the browser need not download them.

export const API_ROOT = '/server/api';

export type Access = 'anyone' | 'volunteer' | 'admin';

export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to API_ROOT. Without `:id`, the query parameter `id` is used. */
  path: string;
}

export interface Endpoint extends Address {
  alias?: Address;
  access: Access;
  byId?: boolean;
  /** The last part of the path is a picture's name. */
  byName?: boolean;
  takesImage?: boolean;
  /** Answers 201. */
  creates?: boolean;
  /** Reads are written to the audit log. */
  audited?: boolean;
  header?: 'Idempotency-Key' | 'If-Match';
}

export const endpoints = {
  signIn: { method: 'POST', path: '/volunteers/login', access: 'anyone' },
  signOut: { method: 'POST', path: '/volunteers/logout', access: 'volunteer' },
  changeOwnPassword: { method: 'PUT', path: '/volunteers/me/password', access: 'volunteer' },

  listVolunteers: { method: 'GET', path: '/volunteers', access: 'admin' },
  createVolunteer: { method: 'POST', path: '/volunteers/create', access: 'admin', creates: true },
  setVolunteerStatus: { method: 'PATCH', path: '/volunteers/status', access: 'admin', byId: true },
  deleteVolunteer: {
    method: 'DELETE',
    path: '/volunteers/delete',
    alias: { method: 'DELETE', path: '/volunteers/:id' },
    access: 'admin',
    byId: true,
  },
  readVolunteer: { method: 'GET', path: '/volunteers/:id', access: 'admin', byId: true },
  readVolunteerActivity: {
    method: 'GET',
    path: '/volunteers/activity',
    access: 'admin',
    byId: true,
  },
  updateVolunteer: { method: 'PUT', path: '/volunteers/:id', access: 'admin', byId: true },

  listOwnSurveys: { method: 'GET', path: '/surveys/volunteer', access: 'volunteer' },
  listSurveys: { method: 'GET', path: '/surveys', access: 'admin' },
  exportSurveys: { method: 'GET', path: '/surveys/export', access: 'admin', audited: true },
  createSurvey: {
    method: 'POST',
    path: '/surveys/create',
    access: 'volunteer',
    creates: true,
    header: 'Idempotency-Key',
  },
  readSurvey: {
    method: 'GET',
    path: '/surveys/get',
    access: 'volunteer',
    byId: true,
    audited: true,
  },
  updateSurvey: {
    method: 'PUT',
    path: '/surveys/get',
    alias: { method: 'PUT', path: '/surveys/:id' },
    access: 'volunteer',
    byId: true,
    header: 'If-Match',
  },
  deleteSurvey: {
    method: 'DELETE',
    path: '/surveys/get',
    access: 'volunteer',
    byId: true,
    header: 'If-Match',
  },
  undoDeleteSurvey: {
    method: 'POST',
    path: '/surveys/undo-delete',
    access: 'volunteer',
    byId: true,
  },
  restoreSurvey: { method: 'POST', path: '/surveys/restore', access: 'admin', byId: true },
  readSurveyHistory: { method: 'GET', path: '/surveys/history', access: 'volunteer', byId: true },
  revertSurvey: {
    method: 'POST',
    path: '/surveys/put-back',
    access: 'volunteer',
    byId: true,
    header: 'If-Match',
  },

  listEnquiries: { method: 'GET', path: '/queries', access: 'admin' },
  setEnquiryRead: { method: 'PATCH', path: '/queries/read', access: 'admin', byId: true },
  deleteEnquiry: { method: 'DELETE', path: '/queries/delete', access: 'admin', byId: true },

  listImages: { method: 'GET', path: '/admin/images', access: 'admin' },
  uploadImage: {
    method: 'POST',
    path: '/admin/images/upload',
    access: 'admin',
    creates: true,
    takesImage: true,
    header: 'Idempotency-Key',
  },
  describeImage: { method: 'PUT', path: '/admin/images/:name', access: 'admin', byName: true },
  deleteImage: { method: 'DELETE', path: '/admin/images/:name', access: 'admin', byName: true },
  listRemovedImages: { method: 'GET', path: '/admin/images/trash', access: 'admin' },
  restoreImage: { method: 'POST', path: '/admin/images/restore', access: 'admin', byId: true },
  eraseImage: { method: 'DELETE', path: '/admin/images/trash', access: 'admin', byId: true },

  readStorage: { method: 'GET', path: '/storage', access: 'admin' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export function endpointNames(): EndpointName[] {
  return Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
}
