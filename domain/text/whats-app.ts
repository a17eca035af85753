// Links that open a chat of WhatsApp. The text is only proposed: whoever opens the link sends it.
import { withoutPhonePrefix } from '../surveys/mobile.ts';
import { MOBILE_DIGITS } from '../surveys/survey.ts';
import { digitsOf } from './text.ts';

const CHATS = 'https://wa.me/';
const INDIA = '91';

/** @returns undefined unless the phone number is an Indian mobile's */
export function whatsAppChat(phone: string): string | undefined {
  const digits = withoutPhonePrefix(digitsOf(phone).replace(/^\+/, ''));
  const isMobile = /^\d+$/.test(digits) && digits.length === MOBILE_DIGITS;
  return isMobile ? `${CHATS}${INDIA}${digits}` : undefined;
}

/** Without an Indian mobile number, WhatsApp asks whom to send it to. */
export function whatsAppMessage(phone: string, text: string): string {
  return `${whatsAppChat(phone) ?? CHATS}?text=${encodeURIComponent(text)}`;
}
