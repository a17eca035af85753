// Links that open a chat of WhatsApp. The text is only proposed: whoever opens the link sends it.
import { withoutPhonePrefix } from '../surveys/mobile.ts';
import { withoutDigitSeparators } from './text.ts';

const CHATS = 'https://wa.me/';
const INDIA = '91';
/** Indian mobiles begin with 6 to 9, those of invented people with 5, landlines with their city's code. */
const MOBILE = /^[5-9]\d{9}$/;

/** @returns undefined unless the phone number is an Indian mobile's */
export function whatsAppChat(phone: string): string | undefined {
  const digits = withoutPhonePrefix(withoutDigitSeparators(phone).replace(/^\+/, ''));
  return MOBILE.test(digits) ? `${CHATS}${INDIA}${digits}` : undefined;
}

/** Without an Indian mobile number, WhatsApp asks whom to send it to. */
export function whatsAppMessage(phone: string, text: string): string {
  return `${whatsAppChat(phone) ?? CHATS}?text=${encodeURIComponent(text)}`;
}
