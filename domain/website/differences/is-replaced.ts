// Tells whether an item of a list was edited, or another one was written in its place.
import { isRecord } from '../document.ts';

/** The share of a text's words that a correction keeps; with fewer, the item was replaced. */
const CORRECTED_SHARE = 0.25;

/** Another item was written in its place: no filled field of several has what it had, or many of its words. */
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

/** Without numbers, which many times and days have in common. */
const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]*/gu));
