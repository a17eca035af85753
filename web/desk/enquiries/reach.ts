// The links through which a visitor is called or answered. What a visitor typed is never trusted to be
// part of an address: it is read as a number, or encoded.
import { site } from '#content/site.ts';
import { digitsOf } from '#domain/text/text.ts';

const SUBJECT = `Your query to ${site.name}`;
const NUMBER = /^\+?\d{3,15}$/;

/** @returns null where the text is no one number that can be called */
export function telOf(phone: string): string | null {
  const number = digitsOf(phone);
  return NUMBER.test(number) ? `tel:${number}` : null;
}

export function mailtoOf(email: string): string {
  const [box = '', host = ''] = email.split('@').map(encodeURIComponent);
  return `mailto:${box}@${host}?subject=${encodeURIComponent(`Re: ${SUBJECT}`)}`;
}
