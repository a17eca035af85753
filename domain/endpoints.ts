// Every call once: its address and who may make it. The server binds its handlers to it, the browser
// calls through it, the tests of permissions walk it. What goes in and out stands in contract.ts,
// apart, so that the browser need not carry the shapes.

export const API_ROOT = '/server/api';

export type Who = 'anyone' | 'volunteer' | 'admin';

export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under API_ROOT. `:id` in it, or the query parameter `id` where it has none. */
  path: string;
}

export interface Call extends Address {
  /** The spec's second address of the same call. */
  also?: Address;
  who: Who;
  /** The call is about one thing, named by its id. */
  one?: boolean;
  /** The call is about one picture, named by the path's last part. */
  named?: boolean;
  /** It is sent as a multipart form with a picture in it, not as JSON. */
  takesImage?: boolean;
  /** It makes something: 201. */
  makes?: boolean;
  /** To read it is written to the audit log. */
  recorded?: boolean;
  /** Which header it reads beside the token; the others read none. */
  header?: 'Idempotency-Key' | 'If-Match';
}

export const calls = {
  signIn: { method: 'POST', path: '/volunteers/login', who: 'anyone' },
  signOut: { method: 'POST', path: '/volunteers/logout', who: 'volunteer' },
  changeOwnPassword: { method: 'PUT', path: '/volunteers/me/password', who: 'volunteer' },

  listVolunteers: { method: 'GET', path: '/volunteers', who: 'admin' },
  createVolunteer: { method: 'POST', path: '/volunteers/create', who: 'admin', makes: true },
  setVolunteerStatus: { method: 'PATCH', path: '/volunteers/status', who: 'admin', one: true },
  deleteVolunteer: {
    method: 'DELETE',
    path: '/volunteers/delete',
    also: { method: 'DELETE', path: '/volunteers/:id' },
    who: 'admin',
    one: true,
  },
  readVolunteer: { method: 'GET', path: '/volunteers/:id', who: 'admin', one: true },
  readVolunteerActivity: { method: 'GET', path: '/volunteers/activity', who: 'admin', one: true },
  updateVolunteer: { method: 'PUT', path: '/volunteers/:id', who: 'admin', one: true },

  listOwnSurveys: { method: 'GET', path: '/surveys/volunteer', who: 'volunteer' },
  listSurveys: { method: 'GET', path: '/surveys', who: 'admin' },
  exportSurveys: { method: 'GET', path: '/surveys/export', who: 'admin', recorded: true },
  createSurvey: {
    method: 'POST',
    path: '/surveys/create',
    who: 'volunteer',
    makes: true,
    header: 'Idempotency-Key',
  },
  readSurvey: {
    method: 'GET',
    path: '/surveys/get',
    who: 'volunteer',
    one: true,
    recorded: true,
  },
  updateSurvey: {
    method: 'PUT',
    path: '/surveys/get',
    also: { method: 'PUT', path: '/surveys/:id' },
    who: 'volunteer',
    one: true,
    header: 'If-Match',
  },
  deleteSurvey: {
    method: 'DELETE',
    path: '/surveys/get',
    who: 'volunteer',
    one: true,
    header: 'If-Match',
  },
  undoDeleteSurvey: { method: 'POST', path: '/surveys/undo-delete', who: 'volunteer', one: true },
  restoreSurvey: { method: 'POST', path: '/surveys/restore', who: 'admin', one: true },
  readSurveyHistory: { method: 'GET', path: '/surveys/history', who: 'volunteer', one: true },
  putBackSurvey: {
    method: 'POST',
    path: '/surveys/put-back',
    who: 'volunteer',
    one: true,
    header: 'If-Match',
  },

  listQueries: { method: 'GET', path: '/queries', who: 'admin' },
  setQueryRead: { method: 'PATCH', path: '/queries/read', who: 'admin', one: true },
  deleteQuery: { method: 'DELETE', path: '/queries/delete', who: 'admin', one: true },

  listImages: { method: 'GET', path: '/admin/images', who: 'admin' },
  uploadImage: {
    method: 'POST',
    path: '/admin/images/upload',
    who: 'admin',
    makes: true,
    takesImage: true,
    header: 'Idempotency-Key',
  },
  describeImage: { method: 'PUT', path: '/admin/images/:name', who: 'admin', named: true },
  deleteImage: { method: 'DELETE', path: '/admin/images/:name', who: 'admin', named: true },
  listRemovedImages: { method: 'GET', path: '/admin/images/trash', who: 'admin' },
  restoreImage: { method: 'POST', path: '/admin/images/restore', who: 'admin', one: true },
  eraseImage: { method: 'DELETE', path: '/admin/images/trash', who: 'admin', one: true },

  readStorage: { method: 'GET', path: '/storage', who: 'admin' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

export function callNames(): CallName[] {
  return Object.keys(calls).filter((name): name is CallName => name in calls);
}
