import { MOBILE_DIGITS } from './survey.ts';

const PREFIX = new RegExp(`^(?:0{1,2}|0{0,2}91)(?=\\d{${MOBILE_DIGITS}}$)`);

/** Drops a country's code or a zero before ten digits. */
export function withoutPhonePrefix(digits: string): string {
  return digits.replace(PREFIX, '');
}

/** `5231044718` becomes `52310 44718`; other texts stay. */
export function groupMobile(digits: string): string {
  return digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}

export function groupMobileWhileTyping(digits: string): string {
  return digits.replace(/^(\d{5})(?=\d)/, '$1 ');
}
