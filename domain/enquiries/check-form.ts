import { AMOUNT, EARLIEST_DATE } from '../donations/donation.ts';
import { parsePaise } from '../donations/money.ts';
import { isPan } from '../donations/pan.ts';
import { isDate } from '../indian-time.ts';
import type { Language } from '../languages.ts';
import { cleanTextUpTo } from '../text/text.ts';
import { isEmail } from '../volunteers/email.ts';
import { type FormMessages, formMessages } from './form-messages.ts';
import type { FormError } from './form-protocol.ts';
import type { FormField, SiteForm } from './forms.ts';

export type SentForm = Readonly<Record<string, unknown>>;

interface CheckContext {
  language: Language;
  today: string;
}

export function checkForm(
  { fields }: SiteForm,
  sent: SentForm,
  { language, today }: CheckContext,
): FormError[] {
  const messages = formMessages[language];
  const isEmpty = fields.every(({ name }) => sent[name] === undefined || sent[name] === '');
  if (isEmpty) return [{ code: 'EMPTY', message: messages.empty }];
  return fields.flatMap((field) => {
    const wrong = fieldErrorOf(field, sent[field.name], messages, today);
    return wrong ? [{ ...wrong, field: field.name }] : [];
  });
}

export function formValue({ fields }: SiteForm, sent: SentForm, name: string): string {
  const field = fields.find((one) => one.name === name);
  if (!field) return '';
  const text = cleanField(field, sent[name]);
  // Line breaks in a one-line field could forge other lines of the mail.
  return field.kind === 'lines' ? text : text.replace(/\s+/g, ' ');
}

// A plain form sends line ends as CRLF, which the browser counted as one character.
function cleanField({ max }: FormField, value: unknown): string {
  return typeof value === 'string' ? cleanTextUpTo(max, value).replace(/\r\n?/g, '\n') : '';
}

function fieldErrorOf(
  field: FormField,
  value: unknown,
  messages: FormMessages,
  today: string,
): FormError | undefined {
  const { name, max, kind, optional } = field;
  const required = messages.required[name];
  if (value === undefined) {
    return optional ? undefined : { code: 'REQUIRED_FIELD_MISSING', message: required };
  }
  if (typeof value !== 'string') return { code: 'TYPE_TEXT', message: messages.notText };
  const text = cleanField(field, value);
  if (text === '') {
    return optional ? undefined : { code: 'REQUIRED_FIELD_EMPTY', message: required };
  }
  if (text.length > max) return { code: 'TYPE_TEXT', message: messages.tooLong(max) };
  if (kind === 'email' && !isEmail(text)) return { code: 'TYPE_EMAIL', message: messages.email };
  if (kind === 'amount') return amountError(text, messages);
  if (kind === 'date') return dateError(text, messages, today);
  if (kind === 'pan' && !isPan(text)) return { code: 'TYPE_TEXT', message: messages.pan };
  return undefined;
}

function amountError(text: string, messages: FormMessages): FormError | undefined {
  const paise = parsePaise(text) ?? Number.NaN;
  if (Number.isNaN(paise)) return { code: 'TYPE_NUMERIC', message: messages.amount };
  const isInRange = paise >= AMOUNT.min && paise <= AMOUNT.max;
  return isInRange ? undefined : { code: 'TYPE_NUMERIC', message: messages.amountRange };
}

function dateError(text: string, messages: FormMessages, today: string): FormError | undefined {
  if (!isDate(text)) return { code: 'TYPE_TEXT', message: messages.date };
  if (text > today) return { code: 'TYPE_TEXT', message: messages.dateFuture };
  return text < EARLIEST_DATE ? { code: 'TYPE_TEXT', message: messages.dateTooEarly } : undefined;
}
