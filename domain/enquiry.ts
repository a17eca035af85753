// A query of the contact form, and the form service's way of refusing one: a code that the published
// client knows, and our sentence (spec/public-site, section 5).
import { EMAIL_MAX, isEmail } from './email.ts';
import { tidyUpTo } from './text.ts';

/** The product's one form: `/f/contact`. */
export const FORM_ID = 'contact';
export const FORM_ROOT = '/f';
/** Where a visitor without script finds the thanks. */
export const THANK_YOU = '/contact#thank-you';

export const QUERY_FIELDS = ['name', 'phone', 'email', 'address', 'message'] as const;
export type QueryField = (typeof QUERY_FIELDS)[number];
export type Query = Record<QueryField, string>;

/** Characters. */
export const LONGEST_IN_QUERY: Record<QueryField, number> = {
  name: 200,
  phone: 60,
  email: EMAIL_MAX,
  address: 600,
  message: 5000,
};

/** Of the spec's catalogue, what this service says. */
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
  /** Without it the error is the whole form's. */
  field?: QueryField;
  message: string;
}

/** The form service answers a refused query with 422 and these. Empty when nothing is wrong. */
export function checkQuery(sent: Record<string, unknown>): FormError[] {
  const isEmpty = QUERY_FIELDS.every((field) => sent[field] === undefined || sent[field] === '');
  if (isEmpty) return [{ code: 'EMPTY', message: 'The form is empty.' }];
  return QUERY_FIELDS.flatMap((field) => {
    const wrong = wrongIn(field, sent[field]);
    return wrong ? [{ ...wrong, field }] : [];
  });
}

/** What is kept of a query that has passed. */
export function readQuery(sent: Record<string, unknown>): Query {
  const text = (field: QueryField) => typedText(field, sent[field]);
  // Typed into one line each; more than one could pass for other lines in a mail.
  const line = (field: QueryField) => text(field).replace(/\s+/g, ' ');
  return {
    name: line('name'),
    phone: line('phone'),
    email: line('email'),
    address: line('address'),
    message: text('message'),
  };
}

/** A plain form sends each line's end as two characters; the browser had counted one. */
function typedText(field: QueryField, value: unknown): string {
  if (typeof value !== 'string') return '';
  return tidyUpTo(LONGEST_IN_QUERY[field], value).replace(/\r\n?/g, '\n');
}

const ASKED: Record<QueryField, string> = {
  name: 'Please write your name.',
  phone: 'Please write your phone number.',
  email: 'Please write your e-mail address.',
  address: 'Please write your address.',
  message: 'Please write your message.',
};

function wrongIn(field: QueryField, value: unknown): FormError | undefined {
  if (value === undefined) return { code: 'REQUIRED_FIELD_MISSING', message: ASKED[field] };
  if (typeof value !== 'string') return { code: 'TYPE_TEXT', message: 'This should be text.' };
  const text = typedText(field, value);
  if (text === '') return { code: 'REQUIRED_FIELD_EMPTY', message: ASKED[field] };
  if (text.length > LONGEST_IN_QUERY[field]) {
    return {
      code: 'TYPE_TEXT',
      message: `At most ${LONGEST_IN_QUERY[field]} characters fit here.`,
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
