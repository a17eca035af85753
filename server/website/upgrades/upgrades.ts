// New fields get the delivered words automatically; a renamed, moved or removed field needs a step for each
// increment of the document's `schema`.
import type { Language } from '#domain/languages.ts';
import { withSlugs } from '#domain/website/addresses/slugify.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import { completeWords } from '#domain/website/words/complete-words.ts';
import { groupSecondInnings } from './second-innings.ts';

export type UpgradeStep = (value: DocumentValue) => DocumentValue;

/** The last step leads to the current schema. An increment that only adds fields needs `(value) => value` at most. */
export const upgrades: Record<string, readonly UpgradeStep[]> = {
  // The heading of the news became that of its page.
  news: [({ heading, ...value }) => ({ ...value, opening: { heading } }), (value) => value],
  'page-secondinning': [groupSecondInnings],
};

/** @throws Error if a step cannot read the value, which may be a draft that breaks the rules */
export function upgradeValue(
  document: WebsiteDocument,
  locale: Language,
  schema: number,
  value: DocumentValue,
): DocumentValue {
  const missing = document.schema - schema;
  if (missing <= 0) return value;
  const steps = (upgrades[document.name] ?? []).slice(-missing);
  const upgraded = steps.reduce((carried, step) => step(carried), value);
  const { fields, defaults } = document;
  const complete = completeWords(fields, upgraded, defaults[locale] ?? defaults.en);
  return withSlugs(fields, complete);
}
