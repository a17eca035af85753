// Links for calling and answering a visitor. Typed text is never used in a URL directly: it is parsed
// as a number, or encoded.
import { withoutDigitSeparators } from '#domain/text/text.ts';
import { trustName } from '#web/site-facts.ts';

const NUMBER = /^\+?\d{3,15}$/;

/** @returns null unless the text is a single phone number */
export function telOf(phone: string): string | null {
  const number = withoutDigitSeparators(phone);
  return NUMBER.test(number) ? `tel:${number}` : null;
}

export function mailtoOf(email: string): string {
  const [box = '', host = ''] = email.split('@').map(encodeURIComponent);
  return `mailto:${box}@${host}?subject=${encodeURIComponent(`Re: Your query to ${trustName('name')}`)}`;
}
