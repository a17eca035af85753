import { onlyDigits, withoutDigitSeparators } from './text.ts';

/** The shortest numbers that people are called by: extensions and helplines. */
const MIN_DIGITS = 5;
/** In India, with or without 0 or +91, or any number with its country code. */
const USUAL = /^(0?\d{10}|(\+|00)?91\d{10}|(\+|00)\d{8,15})$/;

export function isPhone(text: string): boolean {
  return onlyDigits(text).length >= MIN_DIGITS && !/\p{L}/u.test(text);
}

/** Others are only asked about: there are short numbers, and two numbers in one field. */
export function isUsualPhone(text: string): boolean {
  return USUAL.test(withoutDigitSeparators(text));
}
