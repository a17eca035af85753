// Every public page, once. Menus, footer, prerendering and the sitemap all read from here.

export interface PageFacts {
  readonly path: string;
  readonly label: string;
  readonly title: string;
  /** Sent in place of another page, never under its own address. */
  readonly unlisted?: true;
}

export const pages = [
  {
    path: '/',
    label: 'Home',
    title: 'Adhyay: Where Potential Finds Purpose',
  },
  {
    path: '/about',
    label: 'About us',
    title: 'About us | Adhyay',
  },
  {
    path: '/tailoredsupport',
    label: 'Tailored Support',
    title: 'Tailored Support and the Chapter Model | Adhyay',
  },
  {
    path: '/krishi',
    label: 'Krishi Udaan',
    title: 'Krishi Udaan: support for farmers | Adhyay',
  },
  {
    path: '/secondinning',
    label: 'Second Innings',
    title: 'Second Innings: for people above 55 | Adhyay',
  },
  {
    path: '/revival',
    label: 'Revival',
    title: 'Revival of Local Artisans and Arts | Adhyay',
  },
  {
    path: '/wash',
    label: 'WASH',
    title: 'WASH: water, sanitation and hygiene | Adhyay',
  },
  {
    path: '/education',
    label: 'Education',
    title: 'Education, from Balwadi to classroom | Adhyay',
  },
  {
    path: '/earthwise',
    label: 'Earthwise',
    title: 'Earthwise Initiatives: living with the land | Adhyay',
  },
  {
    path: '/gender',
    label: 'Gender Parity',
    title: 'Gender Parity | Adhyay',
  },
  {
    path: '/advocacy',
    label: 'Advocacy',
    title: 'Advocacy: from the field to policy | Adhyay',
  },
  {
    path: '/democracy',
    label: 'Fostering Democracy',
    title: 'Fostering Democracy | Adhyay',
  },
  {
    path: '/consultancy',
    label: 'Consultancy',
    title: 'Consultancy for CSR and government | Adhyay',
  },
  {
    path: '/dream',
    label: 'Reinstating Dreams',
    title: 'Reinstating Dreams: for former aspirants | Adhyay',
  },
  {
    path: '/involved',
    label: 'Careers',
    title: 'Careers and volunteering | Adhyay',
  },
  {
    path: '/event',
    label: 'Events',
    title: 'Events of Adhyay | Adhyay',
  },
  {
    path: '/carousel',
    label: 'Our team',
    title: 'Our Team | Adhyay',
  },
  {
    path: '/idealpartner',
    label: 'Ideal partner',
    title: "Why We're Your Ideal Partner | Adhyay",
  },
  {
    path: '/calendar',
    label: 'Holiday calendar',
    title: 'Holidays and Observances in India in 2025 | Adhyay',
  },
  {
    path: '/contact',
    label: 'Contact us',
    title: 'Contact us | Adhyay',
  },
  {
    path: '/faqs',
    label: 'FAQs',
    title: 'Frequently asked questions | Adhyay',
  },
  {
    path: '/policy',
    label: 'Policy',
    title: 'Policy: Atal Vayo Abhyudaya Yojana | Adhyay',
  },
  {
    path: '/bank-details',
    label: 'Donation details',
    title: 'Donation details | Adhyay',
  },
  {
    path: '/privacy',
    label: 'Privacy',
    title: 'Privacy | Adhyay',
  },
  {
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility statement | Adhyay',
  },
  {
    path: '/404',
    label: 'Page not found',
    title: 'Page not found | Adhyay',
    unlisted: true,
  },
  {
    path: '/contact/not-sent',
    label: 'Contact us',
    title: 'Your query was not sent | Adhyay',
    unlisted: true,
  },
] as const satisfies readonly PageFacts[];

export type PagePath = (typeof pages)[number]['path'];

export function pageAt(path: PagePath): PageFacts {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}
