export const EMAIL_MAX = 254;

/** What a browser's e-mail field accepts, with a dot in the domain, and nothing that cannot be seen. */
const EMAIL =
  /^[^\s\p{Cc}\p{Default_Ignorable_Code_Point}@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}
