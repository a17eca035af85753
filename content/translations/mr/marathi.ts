// The delivered Marathi words, by the name of their document. Documents that are missing here show the English.
import type { DocumentValue } from '#domain/website/document.ts';
import { bank } from './bank.ts';
import { customPages } from './custom-pages.ts';
import { events } from './events.ts';
import { facts } from './facts.ts';
import { faqs } from './faqs.ts';
import { governance } from './governance.ts';
import { holidays } from './holidays.ts';
import { menu } from './menu.ts';
import { news } from './news.ts';
import { pageNotFound } from './pages/page-404.ts';
import { pageAbout } from './pages/page-about.ts';
import { pageAccessibility } from './pages/page-accessibility.ts';
import { pageBankDetails } from './pages/page-bank-details.ts';
import { pageCalendar } from './pages/page-calendar.ts';
import { pageContact } from './pages/page-contact.ts';
import { pageHome } from './pages/page-home.ts';
import { pageIdealPartner } from './pages/page-idealpartner.ts';
import { pageInvolved } from './pages/page-involved.ts';
import { pagePolicy } from './pages/page-policy.ts';
import { pagePrivacy } from './pages/page-privacy.ts';
import { pageReceipt } from './pages/page-receipt.ts';
import { pageTailoredSupport } from './pages/page-tailoredsupport.ts';
import { pageTransparency } from './pages/page-transparency.ts';
import { pageVolunteerWithUs } from './pages/page-volunteer-with-us.ts';
import { partners } from './partners.ts';
import { advocacy } from './programmes/advocacy.ts';
import { consultancy } from './programmes/consultancy.ts';
import { democracy } from './programmes/democracy.ts';
import { dream } from './programmes/dream.ts';
import { earthwise } from './programmes/earthwise.ts';
import { education } from './programmes/education.ts';
import { gender } from './programmes/gender.ts';
import { krishi } from './programmes/krishi.ts';
import { revival } from './programmes/revival.ts';
import { secondinning } from './programmes/secondinning.ts';
import { wash } from './programmes/wash.ts';
import { registrations } from './registrations.ts';
import { reports } from './reports.ts';
import { shared } from './shared.ts';
import { team } from './team.ts';

export const marathi: Readonly<Record<string, DocumentValue>> = {
  facts,
  bank,
  registrations,
  governance,
  menu,
  shared,
  partners,
  'holidays-2025': holidays,
  reports,
  news,
  'custom-pages': customPages,
  events,
  team,
  faqs,
  'page-home': pageHome,
  'page-about': pageAbout,
  'page-tailoredsupport': pageTailoredSupport,
  'page-involved': pageInvolved,
  'page-idealpartner': pageIdealPartner,
  'page-calendar': pageCalendar,
  'page-contact': pageContact,
  'page-policy': pagePolicy,
  'page-bank-details': pageBankDetails,
  'page-transparency': pageTransparency,
  'page-receipt': pageReceipt,
  'page-volunteer-with-us': pageVolunteerWithUs,
  'page-privacy': pagePrivacy,
  'page-accessibility': pageAccessibility,
  'page-404': pageNotFound,
  'page-krishi': krishi,
  'page-secondinning': secondinning,
  'page-revival': revival,
  'page-wash': wash,
  'page-education': education,
  'page-earthwise': earthwise,
  'page-gender': gender,
  'page-advocacy': advocacy,
  'page-democracy': democracy,
  'page-consultancy': consultancy,
  'page-dream': dream,
};
