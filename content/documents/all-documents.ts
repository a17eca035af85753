import type { WebsiteDocument } from '#domain/website/document.ts';
import { bank } from './bank.ts';
import { facts } from './facts.ts';
import { governance } from './governance.ts';
import { holidays } from './holidays.ts';
import { menu } from './menu.ts';
import { pageDocuments } from './pages/page-documents.ts';
import { partners } from './partners.ts';
import { registrations } from './registrations.ts';
import { reports } from './reports.ts';
import { shared } from './shared.ts';

/** In the order of the editor's list, within its sections. */
export const allDocuments: readonly WebsiteDocument[] = [
  facts,
  bank,
  registrations,
  governance,
  menu,
  shared,
  partners,
  holidays,
  reports,
  ...pageDocuments,
];
