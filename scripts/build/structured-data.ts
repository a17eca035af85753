import { chapters } from '#content/pages/chapters.ts';
import { faqs } from '#content/pages/faqs.ts';
import { pageDetails } from '#content/pages/page-details.ts';
import { site } from '#content/site.ts';
import { type PagePath, pageAt } from '#content/site-map.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/site-placeholders.ts';

const ORGANISATION = `${origin}/#organisation`;
const WEBSITE = `${origin}/#website`;

export function structuredData(path: PagePath, picture: string): object {
  const { title, description } = pageDetails[path];
  const address = origin + path;
  const page = {
    '@type': path === '/faqs' ? 'FAQPage' : 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: 'en-IN',
    isPartOf: { '@id': WEBSITE },
    about: { '@id': ORGANISATION },
    primaryImageOfPage: { '@type': 'ImageObject', url: picture },
    ...(path !== '/' && { breadcrumb: { '@id': `${address}#breadcrumb` } }),
    ...(path === '/faqs' && { mainEntity: questions() }),
  };
  const website = {
    '@type': 'WebSite',
    '@id': WEBSITE,
    url: `${origin}/`,
    name: site.name,
    inLanguage: 'en-IN',
    publisher: { '@id': ORGANISATION },
  };
  const graph = [organisation(), website, page, ...(path === '/' ? [] : [breadcrumbs(path)])];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function organisation() {
  return {
    '@type': 'NGO',
    '@id': ORGANISATION,
    name: site.name,
    alternateName: [site.shortName, site.hindiName],
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    slogan: site.tagline,
    areaServed: { '@type': 'Country', name: 'India' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'enquiries',
      email: site.queryEmail,
      url: `${origin}/contact`,
      ...(!site.phone.placeholder && { telephone: site.phone.text }),
    },
    potentialAction: { '@type': 'DonateAction', target: `${origin}/bank-details` },
  };
}

/** As in the page itself, programmes are under Tailored Support. */
function breadcrumbs(path: PagePath) {
  const isChapter = chapters.some((chapter) => chapter.path === path);
  const steps: PagePath[] = ['/', ...(isChapter ? (['/tailoredsupport'] as const) : []), path];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${path}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageAt(step).label,
      item: origin + step,
    })),
  };
}

function questions() {
  return faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  }));
}
