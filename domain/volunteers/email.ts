import { EMAIL_MAX } from './email-max.ts';

/** A browser's e-mail pattern, with a dot required in the domain and no invisible characters. */
const EMAIL =
  /^[^\s\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}
