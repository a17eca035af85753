import { facts } from '#content/documents/facts.ts';
import { faqs } from '#content/documents/faqs.ts';
import { menu } from '#content/documents/menu.ts';
import { isItemPath, itemRoot, type SitePath } from '#content/item-pages.ts';
import { programmeMenu } from '#content/menu.ts';
import { type PagePath, pageKey } from '#content/site-map.ts';
import { trustLogo } from '#content/website/trust-logo.ts';
import type { Website } from '#content/website/website.ts';
import { SITE_ICON, storedShareImage } from '#domain/images/images.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/text/placeholders.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { isPlaceholderEmail, isPlaceholderPhone } from '#domain/website/checks/placeholders.ts';
import { plainText } from '#domain/website/text/plain-text.ts';
import { headOfItem, headOfPage } from '../site-page.ts';
import { itemData } from './item-data.ts';
import { shareImage } from './share-image.ts';

const ORGANISATION = `${origin}/#organisation`;
const WEBSITE = `${origin}/#website`;

export function structuredData(website: Website, path: SitePath): object {
  const { title, description, picture, noindex } = headOfPage(website, path);
  const hasBreadcrumb = path !== '/' && !noindex;
  const address = addressOf(website, path);
  const language = `${website.locale}-IN`;
  const page = {
    '@type': path === '/faqs' ? 'FAQPage' : 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': WEBSITE },
    about: { '@id': ORGANISATION },
    primaryImageOfPage: { '@type': 'ImageObject', url: shareImage(picture).address },
    ...(hasBreadcrumb && { breadcrumb: { '@id': `${address}#breadcrumb` } }),
    ...(path === '/faqs' && { mainEntity: questions(website) }),
  };
  const site = {
    '@type': 'WebSite',
    '@id': WEBSITE,
    url: `${origin}/`,
    name: website.words(facts).name,
    inLanguage: language,
    publisher: { '@id': ORGANISATION },
  };
  const steps = hasBreadcrumb ? [breadcrumbs(website, path)] : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [organisation(website), site, page, ...steps, ...itemData(website, path)],
  };
}

function addressOf(website: Website, path: SitePath): string {
  return origin + localePath(website.locale, path);
}

function organisation(website: Website) {
  const { name, short_name, hindi_name, tagline, query_email, phone } = website.words(facts);
  const logo = trustLogo(website);
  return {
    '@type': 'NGO',
    '@id': ORGANISATION,
    name,
    alternateName: [short_name, hindi_name],
    url: `${origin}/`,
    logo: origin + (logo ? storedShareImage(logo.file, logo) : SITE_ICON).address,
    slogan: tagline,
    areaServed: { '@type': 'Country', name: 'India' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'enquiries',
      ...(!isPlaceholderEmail(query_email) && { email: query_email }),
      url: `${origin}/contact`,
      ...(!isPlaceholderPhone(phone) && { telephone: phone }),
    },
    potentialAction: { '@type': 'DonateAction', target: `${origin}/bank-details` },
  };
}

/** As in the page itself, programmes are under Tailored Support. */
function breadcrumbs(website: Website, path: SitePath) {
  const { pages }: { pages: Readonly<Record<string, string>> } = website.words(menu);
  const isProgramme = path === '/dream' || programmeMenu.some((programme) => programme === path);
  const between: PagePath[] = isProgramme ? ['/tailoredsupport'] : [];
  if (isItemPath(path)) between.push(itemRoot(path));
  const steps: SitePath[] = ['/', ...between, path];
  const nameOf = (step: SitePath) =>
    isItemPath(step) ? headOfItem(website, step).name : pages[pageKey(step)];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${addressOf(website, path)}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(step),
      item: addressOf(website, step),
    })),
  };
}

function questions(website: Website) {
  return website.words(faqs).items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
}
