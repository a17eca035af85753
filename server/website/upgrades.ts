// Steps that carry words written with earlier fields of a document along: pure, one for each rise of its `schema`.
import { isRecord } from '#domain/website/check-document.ts';
import type { DocumentValue } from '#domain/website/document.ts';

/** @param delivered words of the present schema, in the language of the value */
export type UpgradeStep = (value: DocumentValue, delivered: DocumentValue) => DocumentValue;

/** Fields that have been added to the document or to its groups say what is delivered. */
export const addNewFields: UpgradeStep = (value, delivered) => {
  const added = Object.entries(delivered).map(([name, words]) => {
    const own = value[name];
    const isGroup = isRecord(own) && isRecord(words);
    return [name, isGroup ? addNewFields(own, words) : (own ?? words)] as const;
  });
  return { ...value, ...Object.fromEntries(added) };
};

/** By name of the document; the last step leads to the present schema. */
export const upgrades: Record<string, readonly UpgradeStep[]> = {
  bank: [addNewFields],
  menu: [addNewFields],
  'page-bank-details': [addNewFields],
};

/** @throws Error if a step cannot read the value, which may be a draft that breaks the rules */
export function upgradeValue(
  document: { name: string; schema: number },
  schema: number,
  value: DocumentValue,
  delivered: DocumentValue,
): DocumentValue {
  const missing = document.schema - schema;
  const steps = missing > 0 ? (upgrades[document.name] ?? []).slice(-missing) : [];
  return steps.reduce((upgraded, step) => step(upgraded, delivered), value);
}
