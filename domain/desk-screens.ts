// Paths of the desk (spec/volunteer-area, section 2). The server must know them to answer 404 to all others.

export const DESK_SCREENS = [
  '/volunteer',
  '/volunteer/login',
  '/volunteer/dashboard',
  '/volunteer/admin',
  '/volunteer/admin/images',
  '/volunteer/admin/view-volunteer/:id',
  '/volunteer/admin/edit-volunteer/:id',
  '/volunteer/survey/view/:id',
  '/volunteer/survey/edit/:id',
] as const;

const patterns = DESK_SCREENS.map((screen) => new RegExp(`^${screen.replace(':id', '[^/]+')}$`));

export function isDeskScreen(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** True for unknown paths as well: nothing under the desk is for search engines. */
export function isUnderDesk(path: string): boolean {
  return path === '/volunteer' || path.startsWith('/volunteer/');
}
