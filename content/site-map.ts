// Every public page. Menus, the footer, prerendering and the sitemap read this list.

export interface PageEntry {
  readonly path: string;
  readonly label: string;
  /** Served in place of another page and never under its own path. */
  readonly unlisted?: true;
}

export const pages = [
  {
    path: '/',
    label: 'Home',
  },
  {
    path: '/about',
    label: 'About us',
  },
  {
    path: '/tailoredsupport',
    label: 'Tailored Support',
  },
  {
    path: '/krishi',
    label: 'Krishi Udaan',
  },
  {
    path: '/secondinning',
    label: 'Second Innings',
  },
  {
    path: '/revival',
    label: 'Revival',
  },
  {
    path: '/wash',
    label: 'WASH',
  },
  {
    path: '/education',
    label: 'Education',
  },
  {
    path: '/earthwise',
    label: 'Earthwise',
  },
  {
    path: '/gender',
    label: 'Gender Parity',
  },
  {
    path: '/advocacy',
    label: 'Advocacy',
  },
  {
    path: '/democracy',
    label: 'Fostering Democracy',
  },
  {
    path: '/consultancy',
    label: 'Consultancy',
  },
  {
    path: '/dream',
    label: 'Reinstating Dreams',
  },
  {
    path: '/involved',
    label: 'Careers',
  },
  {
    path: '/event',
    label: 'Events',
  },
  {
    path: '/carousel',
    label: 'Our team',
  },
  {
    path: '/idealpartner',
    label: 'Ideal partner',
  },
  {
    path: '/calendar',
    label: 'Holiday calendar',
  },
  {
    path: '/contact',
    label: 'Contact us',
  },
  {
    path: '/faqs',
    label: 'FAQs',
  },
  {
    path: '/policy',
    label: 'Policy',
  },
  {
    path: '/bank-details',
    label: 'Donation details',
  },
  {
    path: '/privacy',
    label: 'Privacy',
  },
  {
    path: '/accessibility',
    label: 'Accessibility',
  },
  {
    path: '/404',
    label: 'Page not found',
    unlisted: true,
  },
  {
    path: '/contact/not-sent',
    label: 'Contact us',
    unlisted: true,
  },
] as const satisfies readonly PageEntry[];

export type PagePath = (typeof pages)[number]['path'];

export function pageAt(path: PagePath): PageEntry {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}
