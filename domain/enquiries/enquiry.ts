// Error codes are those that the form service's published client knows (spec/public-site, section 5).

import { cleanTextUpTo } from '../text/text.ts';
import { EMAIL_MAX, isEmail } from '../volunteers/email.ts';

export const FORM_ID = 'contact';
export const FORM_ROOT = '/f';
export const THANK_YOU = '/contact#thank-you';

/** Of the form that it was sent with. */
export const ENQUIRY_KINDS = ['contact', 'volunteer', 'receipt'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_FIELDS = ['name', 'phone', 'email', 'address', 'message'] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];
export type Enquiry = Record<EnquiryField, string>;

/** Characters. */
export const ENQUIRY_MAX_LENGTHS: Record<EnquiryField, number> = {
  name: 200,
  phone: 60,
  email: EMAIL_MAX,
  address: 600,
  message: 5000,
};

export type FormErrorCode =
  | 'BLOCKED'
  | 'EMPTY'
  | 'FORM_NOT_FOUND'
  | 'NO_FILE_UPLOADS'
  | 'REQUIRED_FIELD_EMPTY'
  | 'REQUIRED_FIELD_MISSING'
  | 'TYPE_EMAIL'
  | 'TYPE_TEXT';

export interface FormError {
  code: FormErrorCode;
  /** Missing if the error concerns the whole form. */
  field?: EnquiryField;
  message: string;
}

/** @returns the errors of a 422 reply; empty if the enquiry is valid */
export function checkEnquiry(sent: Record<string, unknown>): FormError[] {
  const isEmpty = ENQUIRY_FIELDS.every((field) => sent[field] === undefined || sent[field] === '');
  if (isEmpty) return [{ code: 'EMPTY', message: 'The form is empty.' }];
  return ENQUIRY_FIELDS.flatMap((field) => {
    const wrong = fieldErrorOf(field, sent[field]);
    return wrong ? [{ ...wrong, field }] : [];
  });
}

/** @param sent an enquiry that has passed `checkEnquiry` */
export function parseEnquiry(sent: Record<string, unknown>): Enquiry {
  const text = (field: EnquiryField) => cleanField(field, sent[field]);
  // Line breaks in a one-line field could forge other lines of the mail.
  const line = (field: EnquiryField) => text(field).replace(/\s+/g, ' ');
  return {
    name: line('name'),
    phone: line('phone'),
    email: line('email'),
    address: line('address'),
    message: text('message'),
  };
}

// A plain form sends line ends as CRLF, which the browser counted as one character.
function cleanField(field: EnquiryField, value: unknown): string {
  if (typeof value !== 'string') return '';
  return cleanTextUpTo(ENQUIRY_MAX_LENGTHS[field], value).replace(/\r\n?/g, '\n');
}

const REQUIRED_MESSAGES: Record<EnquiryField, string> = {
  name: 'Please write your name.',
  phone: 'Please write your phone number.',
  email: 'Please write your e-mail address.',
  address: 'Please write your address.',
  message: 'Please write your message.',
};

function fieldErrorOf(field: EnquiryField, value: unknown): FormError | undefined {
  if (value === undefined)
    return { code: 'REQUIRED_FIELD_MISSING', message: REQUIRED_MESSAGES[field] };
  if (typeof value !== 'string') return { code: 'TYPE_TEXT', message: 'This should be text.' };
  const text = cleanField(field, value);
  if (text === '') return { code: 'REQUIRED_FIELD_EMPTY', message: REQUIRED_MESSAGES[field] };
  if (text.length > ENQUIRY_MAX_LENGTHS[field]) {
    return {
      code: 'TYPE_TEXT',
      message: `At most ${ENQUIRY_MAX_LENGTHS[field]} characters fit here.`,
    };
  }
  if (field === 'email' && !isEmail(text)) {
    return {
      code: 'TYPE_EMAIL',
      message: 'This should be an e-mail address, like asha@trust.example.',
    };
  }
  return undefined;
}
