// Every public page, once. Menus, footer, prerendering and the sitemap all read from here.

export interface PageFacts {
  readonly path: string;
  readonly label: string;
  readonly title: string;
  readonly description: string;
  /** Sent in place of another page, never under its own address. */
  readonly unlisted?: true;
}

export const pages = [
  {
    path: '/',
    label: 'Home',
    title: 'Adhyay: Where Potential Finds Purpose',
    description:
      'A trust for community programmes in India: water, learning, land, livelihood and care, one chapter at a time.',
  },
  {
    path: '/about',
    label: 'About us',
    title: 'About us | Adhyay',
    description:
      'Who we are, why we call our work chapters, and how a place, its people and its needs become one plan.',
  },
  {
    path: '/tailoredsupport',
    label: 'Tailored Support',
    title: 'Tailored Support and the Chapter Model | Adhyay',
    description:
      'How a chapter is planned, carried and handed over, and the eleven chapters that follow the model today.',
  },
  {
    path: '/krishi',
    label: 'Krishi Udaan',
    title: 'Krishi Udaan: support for farmers | Adhyay',
    description:
      'Subsidy awareness, innovative farming, training and community welfare for farmers, all through the season.',
  },
  {
    path: '/secondinning',
    label: 'Second Innings',
    title: 'Second Innings: for people above 55 | Adhyay',
    description:
      'Twelve community programmes for people above 55: fitness, stories, phones, gardens, crafts and company.',
  },
  {
    path: '/revival',
    label: 'Revival',
    title: 'Revival of Local Artisans and Arts | Adhyay',
    description:
      'Skill, markets, digital tools and fair design work for local artisans, so that a craft can feed its maker.',
  },
  {
    path: '/wash',
    label: 'WASH',
    title: 'WASH: water, sanitation and hygiene | Adhyay',
    description:
      'Safe water, sanitation, hygiene promotion and WASH in schools, planned with the people who fetch the water.',
  },
  {
    path: '/education',
    label: 'Education',
    title: 'Education, from Balwadi to classroom | Adhyay',
    description:
      'Learning outcomes, digital classrooms, girls’ education, tribal education and Balwadis for ages 3 to 6.',
  },
  {
    path: '/earthwise',
    label: 'Earthwise',
    title: 'Earthwise Initiatives: living with the land | Adhyay',
    description:
      'Eco-friendly practices, sustainable livelihoods, water and biodiversity, from the household to the village.',
  },
  {
    path: '/gender',
    label: 'Gender Parity',
    title: 'Gender Parity | Adhyay',
    description:
      'Why gender parity matters in education, economy and leadership, and what we do about it with girls and women.',
  },
  {
    path: '/advocacy',
    label: 'Advocacy',
    title: 'Advocacy: from the field to policy | Adhyay',
    description:
      'Carrying field evidence to policy on gender justice, livelihoods, digital inclusion of elders and tribal arts.',
  },
  {
    path: '/democracy',
    label: 'Fostering Democracy',
    title: 'Fostering Democracy | Adhyay',
    description:
      'Workshops on rights, registration and the village assembly, so that every citizen knows how to be heard.',
  },
  {
    path: '/consultancy',
    label: 'Consultancy',
    title: 'Consultancy for CSR and government | Adhyay',
    description:
      'CSR assistance and consultancy for private institutions and government agencies, built on field experience.',
  },
  {
    path: '/dream',
    label: 'Reinstating Dreams',
    title: 'Reinstating Dreams: for former aspirants | Adhyay',
    description:
      'A membership programme for former civil-services aspirants: policy talk, networks, mentoring and new doors.',
  },
  {
    path: '/involved',
    label: 'Careers',
    title: 'Careers and volunteering | Adhyay',
    description:
      'Work or volunteer with us. Write to the careers mailbox with the role you would like as the subject.',
  },
  {
    path: '/event',
    label: 'Events',
    title: 'Events of Adhyay | Adhyay',
    description:
      'Water days, story circles, craft fairs, tree planting and policy evenings, and how to join the next one near you.',
  },
  {
    path: '/carousel',
    label: 'Our team',
    title: 'Our Team | Adhyay',
    description:
      'The seven people of the trust, from founder to legal consultant: what they do and what they hold to.',
  },
  {
    path: '/idealpartner',
    label: 'Ideal partner',
    title: "Why We're Your Ideal Partner | Adhyay",
    description:
      'Six reasons: the chapter-based model, diverse funding, innovation, network, tailored solutions, transparency.',
  },
  {
    path: '/calendar',
    label: 'Holiday calendar',
    title: 'Holidays and Observances in India in 2025 | Adhyay',
    description:
      'National holidays, festivals and observances of 2025 in India, month by month, in a calendar and as a list.',
  },
  {
    path: '/contact',
    label: 'Contact us',
    title: 'Contact us | Adhyay',
    description:
      'Phone, e-mail, query e-mail and personal contact of the trust. We are here to help.',
  },
  {
    path: '/faqs',
    label: 'FAQs',
    title: 'Frequently asked questions | Adhyay',
    description:
      'What makes the trust different, how it works with partners, how it is funded, and how it measures success.',
  },
  {
    path: '/policy',
    label: 'Policy',
    title: 'Policy: Atal Vayo Abhyudaya Yojana | Adhyay',
    description:
      'Atal Vayo Abhyudaya Yojana (AVYAY), the scheme for senior citizens, explained by the four needs that it serves.',
  },
  {
    path: '/bank-details',
    label: 'Donation details',
    title: 'Donation details | Adhyay',
    description:
      'Bank transfer details and QR code for donations to the trust, and how gifts are used.',
  },
  {
    path: '/privacy',
    label: 'Privacy',
    title: 'Privacy | Adhyay',
    description:
      'What the contact form asks, who reads it, how long it is kept and how to withdraw it. No cookies, no trackers.',
  },
  {
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility statement | Adhyay',
    description:
      'How this site is made for every eye, hand and phone: our aim, what has been done, where it falls short.',
  },
  {
    path: '/404',
    label: 'Page not found',
    title: 'Page not found | Adhyay',
    description:
      'There is no page at this address. Ways back to the start, the chapters and the contact page.',
    unlisted: true,
  },
  {
    path: '/contact/not-sent',
    label: 'Contact us',
    title: 'Your query was not sent | Adhyay',
    description:
      'The query form once more, with what was typed and what needs to be changed in it.',
    unlisted: true,
  },
] as const satisfies readonly PageFacts[];

export type PagePath = (typeof pages)[number]['path'];

export function pageAt(path: PagePath): PageFacts {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}
