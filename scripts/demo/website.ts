// The demo trust publishes as an admin would.
import { allDocuments } from '#content/documents/all-documents.ts';
import { financialYearOf } from '#domain/donations/financial-year.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { completeWords } from '#domain/website/words/complete-words.ts';
import { samplePdf } from '#sample-data/pdf.ts';
import {
  SAMPLE_BANK,
  SAMPLE_GOVERNANCE,
  SAMPLE_PAGES,
  SAMPLE_TRUST,
  sampleApprovals,
  sampleEvents,
  sampleNews,
  sampleReports,
} from '#sample-data/website.ts';
import type { AppContext } from '#server/context.ts';
import { addFile } from '#server/files/store.ts';
import { documentsByName } from '#server/website/documents.ts';
import { saveDraft } from '#server/website/drafts.ts';
import { publishDraft } from '#server/website/publishing/publish.ts';
import { NO_LIVE_SITE, type WebsiteContext } from '#server/website/website.ts';
import { by, daysBefore, type Worker } from './event.ts';

const PUBLISHED_DAYS_AGO = 3;

export async function publishDemoWebsite(opened: AppContext, admin: Worker): Promise<void> {
  const now = opened.now();
  const ctx = { ...opened, now: () => daysBefore(now, PUBLISHED_DAYS_AGO) };
  const website: WebsiteContext = {
    ctx,
    documents: documentsByName(allDocuments),
    live: NO_LIVE_SITE,
    drawnPictures: new Set(),
    wakeMailQueue: () => {},
  };
  const day = (daysFromNow: number) => dayInIndia(daysBefore(now, -daysFromNow));
  const lastYear = financialYearOf(day(-365));
  const { name } = await addFile(ctx, {
    content: samplePdf([
      `Annual report ${lastYear}`,
      'Of an invented trust, for trying the program.',
    ]),
    fileName: `Annual-report-${lastYear}.pdf`,
    by: by(admin),
  });
  const words = {
    registrations: { ...SAMPLE_TRUST, ...sampleApprovals(day) },
    bank: SAMPLE_BANK,
    governance: SAMPLE_GOVERNANCE,
    reports: { items: sampleReports(name, lastYear) },
    events: { items: sampleEvents(day) },
    news: { items: sampleNews(day) },
    'custom-pages': { items: SAMPLE_PAGES },
  };
  for (const [document, changed] of Object.entries(words)) {
    await publish(website, admin, document, changed);
  }
}

async function publish(
  website: WebsiteContext,
  admin: Worker,
  name: string,
  changed: DocumentValue,
): Promise<void> {
  const document = website.documents.get(name);
  if (!document) throw new Error(`the website has no document ${name}`);
  const value = completeWords(document.fields, changed, document.defaults.en);
  const request = { document, locale: 'en', by: by(admin), expectedVersion: undefined } as const;
  const { version } = await saveDraft(website.ctx, request, value);
  await publishDraft(website, { ...request, expectedVersion: version });
}
