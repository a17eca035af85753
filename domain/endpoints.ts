// The table of endpoints: the server binds handlers to it, the browser calls through it, the permission tests
// walk it. Schemas are in contract.ts, so that the browser need not download them.

export const API_ROOT = '/server/api';

export type Access = 'anyone' | 'volunteer' | 'editor' | 'admin';

export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to API_ROOT. Without `:id`, the query parameter `id` is used. */
  path: string;
}

export interface Endpoint extends Address {
  alias?: Address;
  access: Access;
  byId?: boolean;
  /** The path has a second id, `:other`. */
  byOtherId?: boolean;
  /** The last part of the path is a picture's name. */
  byName?: boolean;
  /** The path has the name of a document of the website, the query its `locale`. */
  byDocument?: boolean;
  /** The body is a document of the website: any JSON object of up to MAX_DOCUMENT_BYTES. */
  takesDocument?: boolean;
  /** Refused to editors, who see no entries. */
  ofEntries?: boolean;
  takesImage?: boolean;
  /** A PDF. */
  takesFile?: boolean;
  /** Answers 201. */
  creates?: boolean;
  /** Reads are written to the audit log. */
  audited?: boolean;
  headers?: readonly ('Idempotency-Key' | 'If-Match')[];
}

export const endpoints = {
  signIn: { method: 'POST', path: '/volunteers/login', access: 'anyone' },
  signOut: { method: 'POST', path: '/volunteers/logout', access: 'volunteer' },
  changeOwnPassword: { method: 'PUT', path: '/volunteers/me/password', access: 'volunteer' },
  changeOwnLanguage: { method: 'PUT', path: '/volunteers/me/language', access: 'volunteer' },

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
  readFormerVolunteer: { method: 'GET', path: '/volunteers/left', access: 'admin', byId: true },
  restoreVolunteer: { method: 'POST', path: '/volunteers/restore', access: 'admin', byId: true },
  updateVolunteer: { method: 'PUT', path: '/volunteers/:id', access: 'admin', byId: true },

  listOwnSurveys: {
    method: 'GET',
    path: '/surveys/volunteer',
    access: 'volunteer',
    ofEntries: true,
  },
  listSurveys: { method: 'GET', path: '/surveys', access: 'admin' },
  exportSurveys: { method: 'GET', path: '/surveys/export', access: 'admin', audited: true },
  createSurvey: {
    method: 'POST',
    path: '/surveys/create',
    access: 'volunteer',
    ofEntries: true,
    creates: true,
    headers: ['Idempotency-Key'],
  },
  readSurvey: {
    method: 'GET',
    path: '/surveys/get',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
    audited: true,
  },
  updateSurvey: {
    method: 'PUT',
    path: '/surveys/get',
    alias: { method: 'PUT', path: '/surveys/:id' },
    access: 'volunteer',
    ofEntries: true,
    byId: true,
    headers: ['If-Match', 'Idempotency-Key'],
  },
  deleteSurvey: {
    method: 'DELETE',
    path: '/surveys/get',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
    headers: ['If-Match', 'Idempotency-Key'],
  },
  undoDeleteSurvey: {
    method: 'POST',
    path: '/surveys/undo-delete',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
    headers: ['Idempotency-Key'],
  },
  readReceipts: {
    method: 'GET',
    path: '/surveys/receipts',
    access: 'volunteer',
    ofEntries: true,
  },
  findLookAlikes: {
    method: 'POST',
    path: '/surveys/look-alikes',
    access: 'volunteer',
    ofEntries: true,
  },
  listPairs: { method: 'GET', path: '/admin/duplicates', access: 'admin' },
  decidePair: {
    method: 'POST',
    path: '/admin/duplicates/:id/:other',
    access: 'admin',
    byId: true,
    byOtherId: true,
  },
  restoreSurvey: { method: 'POST', path: '/surveys/restore', access: 'admin', byId: true },
  readSurveyHistory: {
    method: 'GET',
    path: '/surveys/history',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
  },
  revertSurvey: {
    method: 'POST',
    path: '/surveys/put-back',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
    headers: ['If-Match'],
  },

  findSurveyIds: { method: 'GET', path: '/surveys/ids', access: 'admin' },
  changeManySurveys: { method: 'POST', path: '/surveys/bulk', access: 'admin' },
  undoManySurveys: { method: 'POST', path: '/surveys/bulk-undo', access: 'admin' },
  readHousehold: {
    method: 'GET',
    path: '/surveys/household',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
  },
  linkHousehold: {
    method: 'POST',
    path: '/surveys/household',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
  },
  unlinkHousehold: {
    method: 'DELETE',
    path: '/surveys/household',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
  },
  sendBackSurvey: { method: 'POST', path: '/surveys/send-back', access: 'admin', byId: true },
  answerCorrection: {
    method: 'POST',
    path: '/surveys/answer',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
  },
  acceptCorrection: { method: 'POST', path: '/surveys/accept', access: 'admin', byId: true },
  readCorrection: {
    method: 'GET',
    path: '/surveys/correction',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
  },
  listToCorrect: {
    method: 'GET',
    path: '/surveys/to-correct',
    access: 'volunteer',
    ofEntries: true,
  },

  listPlaces: { method: 'GET', path: '/places', access: 'admin' },
  suggestPlaces: {
    method: 'GET',
    path: '/places/suggestions',
    access: 'volunteer',
    ofEntries: true,
  },
  mergePlaces: { method: 'POST', path: '/places', access: 'admin' },
  splitPlace: { method: 'DELETE', path: '/places', access: 'admin', byId: true },
  importPlaces: { method: 'POST', path: '/places/import', access: 'admin' },

  listViews: { method: 'GET', path: '/views', access: 'volunteer', ofEntries: true },
  saveView: {
    method: 'POST',
    path: '/views',
    access: 'volunteer',
    ofEntries: true,
    creates: true,
  },
  deleteView: {
    method: 'DELETE',
    path: '/views',
    access: 'volunteer',
    ofEntries: true,
    byId: true,
  },

  listEnquiries: { method: 'GET', path: '/queries', access: 'admin' },
  readEnquiry: {
    method: 'GET',
    path: '/queries/get',
    access: 'admin',
    byId: true,
    audited: true,
  },
  setEnquiryRead: { method: 'PATCH', path: '/queries/read', access: 'admin', byId: true },
  workOnEnquiry: { method: 'PATCH', path: '/queries/work', access: 'admin', byId: true },
  restoreEnquiry: { method: 'POST', path: '/queries/restore', access: 'admin', byId: true },
  deleteEnquiry: { method: 'DELETE', path: '/queries/delete', access: 'admin', byId: true },

  listDonations: { method: 'GET', path: '/admin/donations', access: 'admin' },
  createDonation: {
    method: 'POST',
    path: '/admin/donations',
    access: 'admin',
    creates: true,
    headers: ['Idempotency-Key'],
  },
  exportDonations: {
    method: 'GET',
    path: '/admin/donations/export',
    access: 'admin',
    audited: true,
  },
  readDonation: {
    method: 'GET',
    path: '/admin/donations/:id',
    access: 'admin',
    byId: true,
    audited: true,
  },
  updateDonation: {
    method: 'PUT',
    path: '/admin/donations/:id',
    access: 'admin',
    byId: true,
    headers: ['If-Match'],
  },
  issueReceipt: {
    method: 'POST',
    path: '/admin/donations/:id/receipt',
    access: 'admin',
    byId: true,
  },
  cancelDonation: {
    method: 'POST',
    path: '/admin/donations/:id/cancel',
    access: 'admin',
    byId: true,
  },

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
  },
  dropDraft: {
    method: 'DELETE',
    path: '/admin/website/:name/draft',
    access: 'editor',
    byDocument: true,
    headers: ['If-Match'],
  },
  publishDocument: {
    method: 'POST',
    path: '/admin/website/:name/publish',
    access: 'editor',
    byDocument: true,
    headers: ['If-Match'],
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
  setEditor: { method: 'PATCH', path: '/volunteers/editor', access: 'admin', byId: true },

  readStore: { method: 'GET', path: '/store', access: 'volunteer' },
  readStorage: { method: 'GET', path: '/storage', access: 'admin' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export function endpointNames(): EndpointName[] {
  return Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
}
