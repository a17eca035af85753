// Steps that carry words written with earlier fields of a document along: pure, one for each rise of its `schema`.
import type { DocumentValue } from '#domain/website/document.ts';

export type UpgradeStep = (value: DocumentValue) => DocumentValue;

/** By name of the document; the last step leads to the present schema. */
export const upgrades: Record<string, readonly UpgradeStep[]> = {};

/** @throws Error if a step cannot read the value, which may be a draft that breaks the rules */
export function upgradeValue(
  document: { name: string; schema: number },
  schema: number,
  value: DocumentValue,
): DocumentValue {
  const missing = document.schema - schema;
  const steps = missing > 0 ? (upgrades[document.name] ?? []).slice(-missing) : [];
  return steps.reduce((upgraded, step) => step(upgraded), value);
}
