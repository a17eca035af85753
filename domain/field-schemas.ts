// Lenient shapes: what was sent becomes a value of the right kind, or empty. Whether a value must be
// there and what it must be is for the rules, which keep the spec's order and sentences.
import * as z from 'zod';
import { cleanTextUpTo, digitsOf, parseNumber } from './text/text.ts';

const NO_TEXT = 'This must be text';
const NO_NUMBER = 'This must be a number';
const NOT_A_CHOICE = 'Choose one of the listed values';
/** Longer than the longest choice of any list. */
const MAX_CHOICE_LENGTH = 50;
/** Longer than any number that a rule takes, with its spaces and commas. */
const MAX_NUMBER_LENGTH = 50;

/** Text of at most `longest` characters; a number is read as its digits, null as empty. */
export function text(maxLength: number) {
  return z.preprocess(
    (sent) => cleanInput(sent, maxLength),
    z.string(NO_TEXT).max(maxLength, `At most ${maxLength} characters fit here`).optional(),
  );
}

/** A phone or identity number as people write it, as plain digits. */
export function digits(maxLength: number) {
  return z.preprocess((sent) => {
    if (typeof sent === 'number' && !(Number.isSafeInteger(sent) && sent >= 0)) return sent;
    const typed = cleanInput(sent, maxLength);
    return typeof typed === 'string' && typed.length <= maxLength ? digitsOf(typed) : typed;
  }, z.string(NO_TEXT).max(maxLength, `At most ${maxLength} characters fit here`).optional());
}

/** One of a list. What is not in it is refused, so that nothing is put in its place unseen. */
export function choice<const Choices extends readonly string[]>(choices: Choices) {
  return z.preprocess(
    (sent) => cleanInput(sent, MAX_CHOICE_LENGTH),
    z.enum([...choices, ''], NOT_A_CHOICE).optional(),
  );
}

/** One of a list, where a rule says the spec's sentence for what is not in it: read as empty. */
export function choiceOrEmpty<const Choices extends readonly string[]>(choices: Choices) {
  const known = new Set<string>(choices);
  return z.preprocess((sent) => {
    const value = cleanInput(sent, MAX_CHOICE_LENGTH);
    return typeof value !== 'string' || known.has(value) ? value : '';
  }, z.enum([...choices, ''], NOT_A_CHOICE).optional());
}

/** A number, also as text; empty is null. */
export function number() {
  return z.preprocess(
    (sent) => (typeof sent === 'string' ? parseShortNumber(sent) : sent),
    z.number(NO_NUMBER).nullable().optional(),
  );
}

/** A number, where a rule says the spec's sentence for text that is none: read as null. */
export function numberOrNull() {
  return z.preprocess((sent) => {
    if (typeof sent !== 'string') return sent;
    const value = parseShortNumber(sent);
    return Number.isFinite(value) ? value : null;
  }, z.number(NO_NUMBER).nullable().optional());
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

/** A list, an object or a truth value stays what it is, for the shape to refuse by name. */
function cleanInput(sent: unknown, maxLength: number): unknown {
  if (sent === null) return '';
  if (typeof sent === 'number' && Number.isFinite(sent)) return String(sent);
  return typeof sent === 'string' ? cleanTextUpTo(maxLength, sent) : sent;
}

function parseShortNumber(sent: string): number | null {
  return sent.trim().length > MAX_NUMBER_LENGTH ? Number.NaN : parseNumber(sent);
}
