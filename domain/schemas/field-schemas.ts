// Lenient schemas read input as the right type, or as empty: rules must refuse it, in the spec's order and sentences.
// An issue's message is its rule's code.
import * as z from 'zod';
import type { RuleCode } from '../rule-messages.ts';
import { cleanTextUpTo, parseNumber, withoutDigitSeparators } from '../text/text.ts';

const NO_TEXT: RuleCode = 'notText';
const NO_NUMBER: RuleCode = 'notNumber';
const NOT_A_TIME: RuleCode = 'notTime';
const NOT_A_CHOICE: RuleCode = 'notChoice';
const NOT_YES_NO: RuleCode = 'notYesNo';
const TOO_LONG: RuleCode = 'tooLong';
const MAX_CHOICE_LENGTH = 50;
const MAX_NUMBER_LENGTH = 50;
const MAX_TIME_LENGTH = 50;
const DATE_LENGTH = 'yyyy-mm-dd'.length;
/** Later years have more than four digits, and do not sort as text. */
export const LAST_TIME = Date.UTC(9999, 11, 31);

/** Numbers are read as text, null as empty. */
export function text(maxLength: number) {
  return z.preprocess(
    (sent) => cleanInput(sent, maxLength),
    z.string(NO_TEXT).max(maxLength, TOO_LONG).optional(),
  );
}

/** Any text of a date's length: a rule checks the date. */
export const date = () => text(DATE_LENGTH);

export function digits(maxLength: number) {
  return z.preprocess((sent) => {
    if (typeof sent === 'number' && !(Number.isSafeInteger(sent) && sent >= 0)) return sent;
    const typed = cleanInput(sent, maxLength);
    return typeof typed === 'string' && typed.length <= maxLength
      ? withoutDigitSeparators(typed)
      : typed;
  }, z.string(NO_TEXT).max(maxLength, TOO_LONG).optional());
}

export function choice<const Choices extends readonly string[]>(choices: Choices) {
  return z.preprocess(
    (sent) => cleanInput(sent, MAX_CHOICE_LENGTH),
    z.enum([...choices, ''], NOT_A_CHOICE).optional(),
  );
}

/** Unknown values are read as empty, so that a rule can refuse them with the spec's sentence. */
export function choiceOrEmpty<const Choices extends readonly string[]>(choices: Choices) {
  const known = new Set<string>(choices);
  return z.preprocess((sent) => {
    const value = cleanInput(sent, MAX_CHOICE_LENGTH);
    return typeof value !== 'string' || known.has(value) ? value : '';
  }, z.enum([...choices, ''], NOT_A_CHOICE).optional());
}

export function number() {
  return z.preprocess(
    (sent) => (typeof sent === 'string' ? parseShortNumber(sent) : sent),
    z.number(NO_NUMBER).nullable().optional(),
  );
}

/** Other text than numbers is read as null, so that a rule can refuse it with the spec's sentence. */
export function numberOrNull() {
  return z.preprocess((sent) => {
    if (typeof sent !== 'string') return sent;
    const value = parseShortNumber(sent);
    return Number.isFinite(value) ? value : null;
  }, z.number(NO_NUMBER).nullable().optional());
}

export function yesNo() {
  return z.preprocess((sent) => {
    if ([true, 'true', 1, '1'].some((yes) => yes === sent)) return true;
    return [false, 'false', 0, '0', '', null].some((no) => no === sent) ? false : sent;
  }, z.boolean(NOT_YES_NO).optional());
}

/** An invalid time is read as missing: a device's clock must not prevent recording an entry. */
export function time() {
  return z.preprocess((sent) => {
    if (sent === null) return undefined;
    if (typeof sent !== 'string') return sent;
    const read = new Date(sent.length > MAX_TIME_LENGTH ? Number.NaN : sent);
    const isInRange = read.getTime() >= 0 && read.getTime() <= LAST_TIME;
    return isInRange ? read.toISOString() : undefined;
  }, z.iso.datetime(NOT_A_TIME).optional());
}

/** Accepted but ignored, so that a reply can be sent back unchanged. */
export function readOnly() {
  return z
    .unknown()
    .transform(() => undefined)
    .optional();
}

function cleanInput(sent: unknown, maxLength: number): unknown {
  if (sent === null) return '';
  if (typeof sent === 'number' && Number.isFinite(sent)) return String(sent);
  return typeof sent === 'string' ? cleanTextUpTo(maxLength, sent) : sent;
}

function parseShortNumber(sent: string): number | null {
  return sent.trim().length > MAX_NUMBER_LENGTH ? Number.NaN : parseNumber(sent);
}
