import type { Language } from '#domain/languages.ts';
import { ensureValid } from '#domain/problems.ts';
import { leadsToPage, pagePathsOf } from '#domain/website/addresses/site-links.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import { listFileSizes } from '../../files/store.ts';
import { textsOf } from '../field-texts.ts';
import type { WebsiteContext } from '../website.ts';

/** Thousands of broken items would make the response larger than the request. */
const MAX_ERRORS = 50;

/** @throws Problem brokenRule with the errors at their fields */
export async function checkPublishable(
  website: WebsiteContext,
  document: WebsiteDocument,
  locale: Language,
  value: DocumentValue,
): Promise<void> {
  const known = await knownPictures(website);
  const files = await listFileSizes(website.ctx);
  const pages = pagePathsOf(website.documents.values());
  const errors = checkDocument(document.fields, value, {
    hasPicture: (name) => known.has(name),
    hasFile: (name) => files.has(name),
    hasPage: (address) => leadsToPage(address, pages),
  });
  ensureValid(errors.slice(0, MAX_ERRORS));
  await website.live.check(document.name, locale, value);
}

async function knownPictures({
  ctx,
  documents,
  drawnPictures,
}: WebsiteContext): Promise<Set<string>> {
  const uploaded = await ctx.db.selectFrom('images').select('name').execute();
  const delivered = [...documents.values()].flatMap(({ fields, defaults }) =>
    Object.values(defaults).flatMap((value) => textsOf(fields, value, ['picture'])),
  );
  return new Set([...drawnPictures, ...delivered, ...uploaded.map(({ name }) => name)]);
}
