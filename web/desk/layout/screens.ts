// The names of screens, for the page's title and the loading state.
import { keysOf } from '#domain/collections/keys-of.ts';
import { DESK_SCREENS, type DeskScreen } from '#domain/desk/desk-screens.ts';
import { isRecord } from '#domain/website/document.ts';
import type { Messages } from '../../messages/messages.ts';

interface ScreenNames {
  title: keyof Messages['layout']['titles'];
  loading: keyof Messages['layout']['loading'];
}

const SCREENS: Record<DeskScreen, ScreenNames> = {
  home: { title: 'dashboard', loading: 'other' },
  signIn: { title: 'signIn', loading: 'other' },
  toSend: { title: 'toSend', loading: 'other' },
  dashboard: { title: 'dashboard', loading: 'surveys' },
  admin: { title: 'admin', loading: 'dashboard' },
  donations: { title: 'donations', loading: 'donations' },
  newDonation: { title: 'newDonation', loading: 'donations' },
  editDonation: { title: 'editDonation', loading: 'donations' },
  donation: { title: 'donation', loading: 'donations' },
  statistics: { title: 'statistics', loading: 'statistics' },
  privacy: { title: 'privacy', loading: 'privacy' },
  privacyNotice: { title: 'privacyNotice', loading: 'privacy' },
  newPrivacyRequest: { title: 'newPrivacyRequest', loading: 'privacy' },
  editPrivacyRequest: { title: 'editPrivacyRequest', loading: 'privacy' },
  privacyRequest: { title: 'privacyRequest', loading: 'privacy' },
  auditLog: { title: 'auditLog', loading: 'auditLog' },
  images: { title: 'images', loading: 'images' },
  website: { title: 'website', loading: 'website' },
  websiteDocument: { title: 'website', loading: 'website' },
  documentHistory: { title: 'website', loading: 'website' },
  viewVolunteer: { title: 'viewVolunteer', loading: 'viewVolunteer' },
  editVolunteer: { title: 'editVolunteer', loading: 'editVolunteer' },
  viewSurvey: { title: 'viewSurvey', loading: 'survey' },
  editSurvey: { title: 'editSurvey', loading: 'survey' },
};

const longerFirst = keysOf(DESK_SCREENS).toSorted(
  (one, other) => prefixOf(other).length - prefixOf(one).length,
);

/** Unknown addresses have the names of the screen above them. */
function screenAt(path: string): ScreenNames {
  return SCREENS[longerFirst.find((name) => path.startsWith(prefixOf(name))) ?? 'home'];
}

/** The address before its parameter. */
function prefixOf(name: DeskScreen): string {
  return DESK_SCREENS[name].replace(/:.*/, '');
}

/** @param loaderData of the screen; that of a document's screens has the document's title */
export function titleOf({ layout, website }: Messages, path: string, loaderData: unknown): string {
  const title = layout.titles[screenAt(path).title];
  const documentTitle = isRecord(loaderData) ? loaderData.documentTitle : undefined;
  return typeof documentTitle === 'string' ? `${website.label(documentTitle)} · ${title}` : title;
}

export function loadingMessage({ layout }: Pick<Messages, 'layout'>, path: string): string {
  return layout.loading[screenAt(path).loading];
}
