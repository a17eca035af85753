import type { PagePath } from './site-map.ts';

// The entry Tailored Support opens the list of programmes in both menus.
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

/** Reinstating Dreams is the eleventh. */
export const programmePaths = [...programmeMenu, '/dream'] as const;

export const quickLinks = [
  '/',
  '/about',
  '/tailoredsupport',
  '/contact',
  '/faqs',
  '/policy',
] as const satisfies readonly PagePath[];

export const legalLinks = ['/privacy', '/accessibility'] as const satisfies readonly PagePath[];

/** Together with the quick links, these let the footer reach every page of the menus. */
export const moreLinks = [
  '/carousel',
  '/idealpartner',
  '/calendar',
  '/event',
  '/involved',
  '/volunteer-with-us',
  '/dream',
  '/transparency',
] as const satisfies readonly PagePath[];
