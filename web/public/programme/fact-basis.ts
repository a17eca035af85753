// The basis of a programme's figures, as its page says it.
import type { Programme } from '#content/documents/programmes/programme.ts';
import type { Words } from '#content/website/words.ts';

export interface FactBasis {
  readonly scope: string;
  readonly year: string;
  readonly source: string;
}

const NUMBER = /\p{Nd}(?:[\p{Nd},]*\p{Nd})?/gu;
const NOTHING = { scope: '', year: '', source: '' };

/**
 * Empty where the fact's figures differ in their scope, year or source: the page tells them apart.
 * @returns undefined if the fact names no figure of the page
 */
export function factBasis({
  summary,
  figures,
}: Words<Programme['document']>): FactBasis | undefined {
  const numbers = numbersIn(summary.fact);
  const named = (figures?.items ?? []).filter(({ value }) =>
    numbersIn(value).some((number) => numbers.includes(number)),
  );
  const [first] = named;
  if (!first) return undefined;
  const { scope, year, source } = first;
  const isShared = named.every(
    (one) => one.scope === scope && one.year === year && one.source === source,
  );
  return isShared ? { scope, year, source } : NOTHING;
}

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];
