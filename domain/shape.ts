// Lenient shapes: what was sent becomes a value of the right kind, or empty. Whether a value must be
// there and what it must be is for the rules, which keep the spec's order and sentences.
import * as z from 'zod';
import { digitsOf, tidy } from './text.ts';

/** Text of at most `longest` characters. A number is read as its digits, anything else as empty. */
export function text(longest: number) {
  return z.preprocess(
    (sent) => (sent === undefined ? undefined : tidy(asText(sent))),
    z.string().max(longest, `At most ${longest} characters fit here`).optional(),
  );
}

/** Digits as people write them: spaces and hyphens go, Devanagari digits become plain ones. */
export function digits(longest: number) {
  return z.preprocess(
    (sent) => (sent === undefined ? undefined : digitsOf(asText(sent))),
    z.string().max(longest, `At most ${longest} characters fit here`).optional(),
  );
}

/** One of a list; anything else is empty. */
export function choice<const Choices extends readonly string[]>(choices: Choices) {
  const known = new Set<string>(choices);
  return z.preprocess((sent) => {
    if (sent === undefined) return undefined;
    const value = tidy(asText(sent));
    return known.has(value) ? value : '';
  }, z.enum([...choices, '']).optional());
}

/** A number, also as text; anything else is null. */
export function number() {
  return z.preprocess((sent) => {
    if (sent === undefined) return undefined;
    const value = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  }, z.number().nullable().optional());
}

export function yesNo() {
  return z.preprocess(
    (sent) => (sent === undefined ? undefined : [true, 'true', 1, '1'].some((yes) => yes === sent)),
    z.boolean().optional(),
  );
}

/** Known, but never taken from a request: so that what was read can be sent back as it is. */
export function readOnly() {
  return z
    .unknown()
    .transform(() => undefined)
    .optional();
}

function asText(sent: unknown): string {
  if (typeof sent === 'string') return sent;
  return typeof sent === 'number' && Number.isFinite(sent) ? String(sent) : '';
}
