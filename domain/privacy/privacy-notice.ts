// The notice that is read to a person before the consent (DPDP Act, section 5; DPDP Rules, 2025, rule 3).
import { LANGUAGES, type Language } from '../languages.ts';
import { type FieldError, fieldError } from '../validation.ts';

/** Characters in each language. */
export const MAX_NOTICE_LENGTH = 6000;

export type NoticeTexts = Record<Language, string>;

/** One language is enough; the form offers those that are there. */
export function checkNotice(texts: NoticeTexts): FieldError[] {
  return LANGUAGES.some((language) => texts[language].trim() !== '')
    ? []
    : [fieldError('en', 'noticeRequired')];
}
