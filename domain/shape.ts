// Lenient shapes: what was sent becomes a value of the right kind, or empty. Whether a value must be
// there and what it must be is for the rules, which keep the spec's order and sentences.
import * as z from 'zod';
import { digitsOf, tidy } from './text.ts';

const DECIMAL = /^-?\d+(\.\d+)?$/;

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

/** One of a list. What is not in it is refused, so that nothing is put in its place unseen. */
export function choice<const Choices extends readonly string[]>(choices: Choices) {
  return z.preprocess(
    (sent) => (sent === undefined ? undefined : tidy(asText(sent))),
    z.enum([...choices, ''], 'Choose one of the listed values').optional(),
  );
}

/** One of a list, where a rule says the spec's sentence for what is not in it: read as empty. */
export function choiceOrEmpty<const Choices extends readonly string[]>(choices: Choices) {
  const known = new Set<string>(choices);
  return z.preprocess((sent) => {
    if (sent === undefined) return undefined;
    const value = tidy(asText(sent));
    return known.has(value) ? value : '';
  }, z.enum([...choices, '']).optional());
}

/** A number, also as text; empty is null. */
export function number() {
  return z.preprocess(
    (sent) => (typeof sent === 'string' ? numberIn(sent) : sent),
    z.number('This must be a number').nullable().optional(),
  );
}

/** A number, where a rule says the spec's sentence for what is none: read as null. */
export function numberOrNull() {
  return z.preprocess((sent) => {
    const value = typeof sent === 'string' ? numberIn(sent) : sent;
    return sent === undefined || Number.isFinite(value) ? value : null;
  }, z.number().nullable().optional());
}

/** Yes or no, also as text or 1 and 0; empty is no. */
export function yesNo() {
  return z.preprocess((sent) => {
    if ([true, 'true', 1, '1'].some((yes) => yes === sent)) return true;
    return [false, 'false', 0, '0', '', null].some((no) => no === sent) ? false : sent;
  }, z.boolean('This must be true or false').optional());
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

/** Plain decimals only: `1e2` and `0x22` are typing mistakes, not ages. */
function numberIn(text: string): unknown {
  const sign = tidy(text).startsWith('-') ? '-' : '';
  const plain = sign + digitsOf(text);
  if (plain === '') return null;
  return DECIMAL.test(plain) ? Number(plain) : Number.NaN;
}
