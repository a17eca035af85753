// DPDP Act, section 5, and DPDP Rules, 2025, rule 3.
import { LANGUAGES, type Language } from '../languages.ts';
import { type FieldError, fieldError } from '../validation.ts';

export const MAX_NOTICE_LENGTH = 6000;

export type NoticeTexts = Record<Language, string>;

export function checkNotice(texts: NoticeTexts): FieldError[] {
  return LANGUAGES.some((language) => texts[language].trim() !== '')
    ? []
    : [fieldError('en', 'noticeRequired')];
}
