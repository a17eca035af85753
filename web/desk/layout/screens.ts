// The names of screens, for the page's title and the loading state.
import { isRecord } from '#domain/website/document.ts';
import type { Messages } from '../../messages/messages.ts';

interface Screen {
  path: string;
  title: keyof Messages['layout']['titles'];
  loading: keyof Messages['layout']['loading'];
}

/** The longer path first. */
export const SCREENS: readonly Screen[] = [
  { path: '/volunteer/login', title: 'signIn', loading: 'other' },
  { path: '/volunteer/admin/edit-volunteer/', title: 'editVolunteer', loading: 'editVolunteer' },
  { path: '/volunteer/admin/view-volunteer/', title: 'viewVolunteer', loading: 'viewVolunteer' },
  { path: '/volunteer/admin/donations/new', title: 'newDonation', loading: 'donations' },
  { path: '/volunteer/admin/donations/edit/', title: 'editDonation', loading: 'donations' },
  { path: '/volunteer/admin/donations/', title: 'donation', loading: 'donations' },
  { path: '/volunteer/admin/donations', title: 'donations', loading: 'donations' },
  { path: '/volunteer/admin/statistics', title: 'statistics', loading: 'statistics' },
  { path: '/volunteer/admin/privacy/notice', title: 'privacyNotice', loading: 'privacy' },
  { path: '/volunteer/admin/privacy/new', title: 'newPrivacyRequest', loading: 'privacy' },
  { path: '/volunteer/admin/privacy/edit/', title: 'editPrivacyRequest', loading: 'privacy' },
  { path: '/volunteer/admin/privacy/', title: 'privacyRequest', loading: 'privacy' },
  { path: '/volunteer/admin/privacy', title: 'privacy', loading: 'privacy' },
  { path: '/volunteer/admin/audit-log', title: 'auditLog', loading: 'auditLog' },
  { path: '/volunteer/admin/images', title: 'images', loading: 'images' },
  { path: '/volunteer/admin/website', title: 'website', loading: 'website' },
  { path: '/volunteer/admin', title: 'admin', loading: 'dashboard' },
  { path: '/volunteer/survey/edit/', title: 'editSurvey', loading: 'survey' },
  { path: '/volunteer/survey/', title: 'viewSurvey', loading: 'survey' },
  { path: '/volunteer/to-send', title: 'toSend', loading: 'other' },
  { path: '/volunteer/dashboard', title: 'dashboard', loading: 'surveys' },
];
const OTHER: Screen = { path: '', title: 'dashboard', loading: 'other' };

function screenAt(path: string): Screen {
  return SCREENS.find((screen) => path.startsWith(screen.path)) ?? OTHER;
}

/** @param loaderData of the screen; that of a document's screens has the document's title */
export function titleOf({ layout, website }: Messages, path: string, loaderData: unknown): string {
  const title = layout.titles[screenAt(path).title];
  const documentTitle = isRecord(loaderData) ? loaderData.documentTitle : undefined;
  return typeof documentTitle === 'string' ? `${website.label(documentTitle)} · ${title}` : title;
}

export function loadingMessage({ layout }: Messages, path: string): string {
  return layout.loading[screenAt(path).loading];
}
