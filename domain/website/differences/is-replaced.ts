import { isRecord } from '../document.ts';

/** Words of a text that a correction keeps; with fewer, the item was replaced. */
const CORRECTED_SHARE = 0.25;

/** No filled field of several has its earlier value, or many of its words. */
export function isReplaced(before: unknown, after: unknown): boolean {
  if (!isRecord(before) || !isRecord(after)) return false;
  const filled = Object.entries(before).filter(([, value]) => value !== '');
  const texts = filled.flatMap(([name, value]) =>
    typeof value === 'string' ? [{ was: value, is: after[name] }] : [],
  );
  return texts.length > 1 && !texts.some(({ was, is }) => isCorrection(was, is));
}

function isCorrection(before: string, after: unknown): boolean {
  if (typeof after !== 'string') return false;
  if (before === after) return true;
  const [words, later] = [wordsOf(before), wordsOf(after)];
  const kept = [...words].filter((word) => later.has(word));
  return kept.length > CORRECTED_SHARE * words.size;
}

/** Many times and days have numbers in common. */
const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]*/gu));
