// The form service's addresses and error codes, which its published client knows (spec/public-site, section 5).

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
  /** Missing if the error concerns the whole form. */
  field?: string;
  message: string;
}
