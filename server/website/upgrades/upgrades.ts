// New fields get the delivered words automatically; a renamed, moved or removed field needs a step.
import type { Language } from '#domain/languages.ts';
import { withSlugs } from '#domain/website/addresses/slugify.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import { completeWords } from '#domain/website/words/complete-words.ts';
import { groupSecondInnings } from './second-innings.ts';

export type UpgradeStep = (value: DocumentValue) => DocumentValue;

/** By document and the schema that the step leads to. A schema without a step only added fields. */
export const upgrades: Record<string, Readonly<Record<number, UpgradeStep>>> = {
  // The heading of the news became that of its page.
  news: { 3: ({ heading, ...value }) => ({ ...value, opening: { heading } }) },
  'page-secondinning': { 2: groupSecondInnings },
};

/** @throws Error if a step cannot read the value, which may be a draft that breaks the rules */
export function upgradeValue(
  document: WebsiteDocument,
  locale: Language,
  schema: number,
  value: DocumentValue,
): DocumentValue {
  if (schema >= document.schema) return value;
  const steps = Object.entries(upgrades[document.name] ?? {})
    .filter(([to]) => schema < Number(to) && Number(to) <= document.schema)
    .map(([, step]) => step);
  const upgraded = steps.reduce((carried, step) => step(carried), value);
  const { fields, defaults } = document;
  const complete = completeWords(fields, upgraded, defaults[locale] ?? defaults.en);
  return withSlugs(fields, complete);
}
