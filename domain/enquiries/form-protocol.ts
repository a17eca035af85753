// The form service's published client knows these addresses and codes (spec/public-site, section 5).

export const FORM_ID = 'contact';
export const FORM_ROOT = '/f';
export const THANK_YOU = '/contact#thank-you';

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
  field?: string;
  message: string;
}
