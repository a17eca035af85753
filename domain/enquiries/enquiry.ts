// Error codes are those that the form service's published client knows (spec/public-site, section 5).
import { EMAIL_MAX } from '../volunteers/email-max.ts';

export const FORM_ID = 'contact';
export const FORM_ROOT = '/f';
export const THANK_YOU = '/contact#thank-you';

/** The form that an enquiry was sent with. */
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
  | 'TYPE_NUMERIC'
  | 'TYPE_TEXT';

export interface FormError {
  code: FormErrorCode;
  /** Missing if the error concerns the whole form. */
  field?: string;
  message: string;
}
