// Titles, descriptions and sharing images of the pages. Separate from site-map.ts, so that visitors need not
// download them all.

import { calendar } from '../calendar/calendar.ts';
import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';
import { site } from '../site.ts';
import type { PagePath } from '../site-map.ts';

export interface PageDetails {
  readonly title: string;
  readonly description: string;
  readonly picture: Picture;
}

export const pageDetails = {
  '/': {
    title: `${site.shortName}: ${site.tagline}`,
    description:
      'A trust for community programmes in India: water, learning, land, livelihood and care, one chapter at a time.',
    picture: pictures.hero,
  },
  '/about': {
    title: `About us | ${site.shortName}`,
    description:
      'Who we are, why we call our work chapters, and how a place, its people and its needs become one plan.',
    picture: pictures['about-opening'],
  },
  '/tailoredsupport': {
    title: `Tailored Support and the Chapter Model | ${site.shortName}`,
    description:
      'How a chapter is planned, carried and handed over, and the eleven chapters that follow the model today.',
    picture: pictures['tailored-opening'],
  },
  '/krishi': {
    title: `Krishi Udaan: support for farmers | ${site.shortName}`,
    description:
      'Subsidy awareness, innovative farming, training and community welfare for farmers, all through the season.',
    picture: pictures.plough,
  },
  '/secondinning': {
    title: `Second Innings: for people above 55 | ${site.shortName}`,
    description:
      'Twelve community programmes for people above 55: fitness, stories, phones, gardens, crafts and company.',
    picture: pictures.elders,
  },
  '/revival': {
    title: `Revival of Local Artisans and Arts | ${site.shortName}`,
    description:
      'Skill, markets, digital tools and fair design work for local artisans, so that a craft can feed its maker.',
    picture: pictures.craft,
  },
  '/wash': {
    title: `WASH: water, sanitation and hygiene | ${site.shortName}`,
    description:
      'Safe water, sanitation, hygiene promotion and WASH in schools, planned with the people who fetch the water.',
    picture: pictures.well,
  },
  '/education': {
    title: `Education, from Balwadi to classroom | ${site.shortName}`,
    description:
      'Learning outcomes, digital classrooms, girls’ education, tribal education and Balwadis for ages 3 to 6.',
    picture: pictures.school,
  },
  '/earthwise': {
    title: `Earthwise Initiatives: living with the land | ${site.shortName}`,
    description:
      'Eco-friendly practices, sustainable livelihoods, water and biodiversity, from the household to the village.',
    picture: pictures.earth,
  },
  '/gender': {
    title: `Gender Parity | ${site.shortName}`,
    description:
      'Why gender parity matters in education, economy and leadership, and what we do about it with girls and women.',
    picture: pictures.cycle,
  },
  '/advocacy': {
    title: `Advocacy: from the field to policy | ${site.shortName}`,
    description:
      'Carrying field evidence to policy on gender justice, livelihoods, digital inclusion of elders and tribal arts.',
    picture: pictures.voice,
  },
  '/democracy': {
    title: `Fostering Democracy | ${site.shortName}`,
    description:
      'Workshops on rights, registration and the village assembly, so that every citizen knows how to be heard.',
    picture: pictures.ballot,
  },
  '/consultancy': {
    title: `Consultancy for CSR and government | ${site.shortName}`,
    description:
      'CSR assistance and consultancy for private institutions and government agencies, built on field experience.',
    picture: pictures.bridge,
  },
  '/dream': {
    title: `Reinstating Dreams: for former aspirants | ${site.shortName}`,
    description:
      'A membership programme for former civil-services aspirants: policy talk, networks, mentoring and new doors.',
    picture: pictures.kites,
  },
  '/involved': {
    title: `Careers and volunteering | ${site.shortName}`,
    description:
      'Work or volunteer with us. Write to the careers mailbox with the role you would like as the subject.',
    picture: pictures['involved-opening'],
  },
  '/event': {
    title: `Events of ${site.shortName}`,
    description:
      'What happens when our chapters meet, who may come, and how to ask for the next date near you.',
    picture: pictures['events-opening'],
  },
  '/contact': {
    title: `Contact us | ${site.shortName}`,
    description:
      'Phone, e-mail, query e-mail and personal contact of the trust. We are here to help.',
    picture: pictures.runner,
  },
  '/faqs': {
    title: `Frequently asked questions | ${site.shortName}`,
    description:
      'What makes the trust different, how it works with partners, how it is funded, and how it measures success.',
    picture: pictures['faqs-opening'],
  },
  '/policy': {
    title: `Policy: Atal Vayo Abhyudaya Yojana | ${site.shortName}`,
    description:
      'Atal Vayo Abhyudaya Yojana (AVYAY), the scheme for senior citizens, explained by the four needs that it serves.',
    picture: pictures['policy-opening'],
  },
  '/bank-details': {
    title: `Donation details | ${site.shortName}`,
    description:
      'Bank transfer details and QR code for donations to the trust, and how gifts are used.',
    picture: pictures['donation-opening'],
  },
  '/carousel': {
    title: `Our Team | ${site.shortName}`,
    description:
      'The seven people of the trust, from founder to legal consultant: what they do and what they hold to.',
    picture: pictures['team-opening'],
  },
  '/idealpartner': {
    title: `Why We're Your Ideal Partner | ${site.shortName}`,
    description:
      'Six reasons: the chapter-based model, diverse funding, innovation, network, tailored solutions, transparency.',
    picture: pictures['partner-opening'],
  },
  '/calendar': {
    title: `Holidays and Observances in India in ${calendar.year} | ${site.shortName}`,
    description: `National holidays, festivals and observances of ${calendar.year} in India, month by month, in a calendar and as a list.`,
    picture: pictures['calendar-opening'],
  },
  '/404': {
    title: `Page not found | ${site.shortName}`,
    description:
      'There is no page at this address. Ways back to the start, the chapters and the contact page.',
    picture: pictures['stand-in'],
  },
  '/contact/not-sent': {
    title: `Your query was not sent | ${site.shortName}`,
    description:
      'The query form once more, with what was typed and what needs to be changed in it.',
    picture: pictures.runner,
  },
  '/privacy': {
    title: `Privacy | ${site.shortName}`,
    description:
      'What the site asks of you and why, who reads it, how long it is kept, and how to have it removed. No cookies, no trackers.',
    picture: pictures['sealed-letter-opening'],
  },
  '/accessibility': {
    title: `Accessibility statement | ${site.shortName}`,
    description:
      'How this site is made to be used by everybody, by which standard, where it falls short, and how to tell us.',
    picture: pictures['open-door-opening'],
  },
} as const satisfies Record<PagePath, PageDetails>;
