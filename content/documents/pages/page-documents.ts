// The document with the head and the opening picture of each page.
import type { TypedDocument, WebsiteDocument } from '#domain/website/document.ts';
import type { Picture } from '../../pictures/picture-facts.ts';
import type { PagePath } from '../../site-map.ts';
import type { Website } from '../../website/website.ts';
import { customPages } from '../custom-pages.ts';
import { events } from '../events.ts';
import { faqs } from '../faqs.ts';
import { news } from '../news.ts';
import { programmes } from '../programmes/programmes.ts';
import { team } from '../team.ts';
import { pageNotFound } from './page-404.ts';
import { pageAbout } from './page-about.ts';
import { pageAccessibility } from './page-accessibility.ts';
import { pageBankDetails } from './page-bank-details.ts';
import { pageCalendar } from './page-calendar.ts';
import { pageContact } from './page-contact.ts';
import { pageHome } from './page-home.ts';
import { pageIdealPartner } from './page-idealpartner.ts';
import { pageInvolved } from './page-involved.ts';
import type { openingFields, searchFields } from './page-parts.ts';
import { pagePolicy } from './page-policy.ts';
import { pagePrivacy } from './page-privacy.ts';
import { pageReceipt } from './page-receipt.ts';
import { pageTailoredSupport } from './page-tailoredsupport.ts';
import { pageTransparency } from './page-transparency.ts';
import { pageVolunteerWithUs } from './page-volunteer-with-us.ts';

const programmeDocuments = programmes.map(({ document }) => document);

export const pageDocuments: readonly WebsiteDocument[] = [
  pageHome,
  pageAbout,
  pageTailoredSupport,
  pageInvolved,
  events,
  news,
  customPages,
  team,
  pageIdealPartner,
  pageCalendar,
  pageContact,
  faqs,
  pagePolicy,
  pageBankDetails,
  pageTransparency,
  pageReceipt,
  pageVolunteerWithUs,
  pagePrivacy,
  pageAccessibility,
  pageNotFound,
  ...programmeDocuments,
];

/** The page of a form for what was refused. */
const NOT_SENT = /\/not-sent$/;

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Shown by other sites that link to the page. */
  readonly picture: Picture;
  /** Search engines must not list it. */
  readonly noindex?: boolean;
}

type PageFields = {
  search: typeof searchFields;
  not_sent_search?: typeof searchFields;
  opening: {
    kind: 'group';
    label: string;
    fields: { picture: typeof openingFields.fields.picture };
  };
};

export function pageDocument(path: PagePath): WebsiteDocument {
  const own = path.replace(NOT_SENT, '');
  const document = pageDocuments.find((one) => one.path === own);
  if (!document) throw new Error(`No document has the words of ${path}`);
  return document;
}

export function pageHead(website: Website, path: PagePath): PageHead {
  const isNotSent = NOT_SENT.test(path);
  // A test reads the head of every page.
  const words = website.words(pageDocument(path) as TypedDocument<PageFields>);
  const { title, description } = (isNotSent && words.not_sent_search) || words.search;
  return { title, description, picture: words.opening.picture };
}
