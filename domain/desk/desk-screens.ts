// Paths of the desk (spec/volunteer-area, section 2). The server answers 404 to all others.

/** The server redirects to the same path with a slash, with which the service worker's scope begins. */
export const DESK_ROOT = '/volunteer';

export const DESK_SCREENS = {
  home: DESK_ROOT,
  signIn: '/volunteer/login',
  toSend: '/volunteer/to-send',
  dashboard: '/volunteer/dashboard',
  admin: '/volunteer/admin',
  donations: '/volunteer/admin/donations',
  newDonation: '/volunteer/admin/donations/new',
  editDonation: '/volunteer/admin/donations/edit/:id',
  donation: '/volunteer/admin/donations/:id',
  statistics: '/volunteer/admin/statistics',
  privacy: '/volunteer/admin/privacy',
  privacyNotice: '/volunteer/admin/privacy/notice',
  newPrivacyRequest: '/volunteer/admin/privacy/new',
  editPrivacyRequest: '/volunteer/admin/privacy/edit/:id',
  privacyRequest: '/volunteer/admin/privacy/:id',
  auditLog: '/volunteer/admin/audit-log',
  images: '/volunteer/admin/images',
  website: '/volunteer/admin/website',
  websiteDocument: '/volunteer/admin/website/:name',
  documentHistory: '/volunteer/admin/website/:name/history',
  viewVolunteer: '/volunteer/admin/view-volunteer/:id',
  editVolunteer: '/volunteer/admin/edit-volunteer/:id',
  viewSurvey: '/volunteer/survey/view/:id',
  editSurvey: '/volunteer/survey/edit/:id',
} as const;

export type DeskScreen = keyof typeof DESK_SCREENS;

export const SIGN_IN_PATH = DESK_SCREENS.signIn;
export const WEBSITE_PATH = DESK_SCREENS.website;

const patterns = Object.values(DESK_SCREENS).map(
  (screen) => new RegExp(`^${screen.replace(/:\w+/, '[^/]+')}$`),
);

export function isDeskScreen(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** Unknown paths under the desk count too: search engines must index none. */
export function isUnderDesk(path: string): boolean {
  return path === DESK_ROOT || path.startsWith(`${DESK_ROOT}/`);
}
