import type { PagePath } from './site-map.ts';

// Tailored Support opens the list of programmes; in both menus it stands where this list has it.
export const mainMenu = [
  '/',
  '/about',
  '/tailoredsupport',
  '/involved',
  '/event',
  '/dream',
  '/contact',
] as const satisfies readonly PagePath[];

export const programmeMenu = [
  '/krishi',
  '/secondinning',
  '/revival',
  '/wash',
  '/education',
  '/earthwise',
  '/gender',
  '/advocacy',
  '/democracy',
  '/consultancy',
] as const satisfies readonly PagePath[];

export const quickLinks = [
  '/',
  '/about',
  '/tailoredsupport',
  '/contact',
  '/faqs',
  '/policy',
] as const satisfies readonly PagePath[];

/** The footer's last line. */
export const legalLinks = ['/privacy', '/accessibility'] as const satisfies readonly PagePath[];

/** The rest of the footer: with the quick links it leads everywhere that the menus lead. */
export const moreLinks = [
  '/carousel',
  '/idealpartner',
  '/calendar',
  '/event',
  '/involved',
  '/dream',
] as const satisfies readonly PagePath[];
