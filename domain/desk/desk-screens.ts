// Paths of the desk (spec/volunteer-area, section 2). The server answers 404 to all others.

/** The server redirects to the same path with a slash, with which the service worker's scope begins. */
export const DESK_ROOT = '/volunteer';

export const SIGN_IN_PATH = '/volunteer/login';
export const WEBSITE_PATH = '/volunteer/admin/website';

export const DESK_SCREENS = [
  DESK_ROOT,
  SIGN_IN_PATH,
  '/volunteer/to-send',
  '/volunteer/dashboard',
  '/volunteer/admin',
  '/volunteer/admin/donations',
  '/volunteer/admin/donations/new',
  '/volunteer/admin/donations/edit/:id',
  '/volunteer/admin/donations/:id',
  '/volunteer/admin/statistics',
  '/volunteer/admin/privacy',
  '/volunteer/admin/privacy/notice',
  '/volunteer/admin/privacy/new',
  '/volunteer/admin/privacy/edit/:id',
  '/volunteer/admin/privacy/:id',
  '/volunteer/admin/audit-log',
  '/volunteer/admin/images',
  WEBSITE_PATH,
  '/volunteer/admin/website/:name',
  '/volunteer/admin/website/:name/history',
  '/volunteer/admin/view-volunteer/:id',
  '/volunteer/admin/edit-volunteer/:id',
  '/volunteer/survey/view/:id',
  '/volunteer/survey/edit/:id',
] as const;

const patterns = DESK_SCREENS.map((screen) => new RegExp(`^${screen.replace(/:\w+/, '[^/]+')}$`));

export function isDeskScreen(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** Unknown paths under the desk count too: search engines must index none. */
export function isUnderDesk(path: string): boolean {
  return path === DESK_ROOT || path.startsWith(`${DESK_ROOT}/`);
}
