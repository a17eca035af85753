import * as z from 'zod';
import { LANGUAGES } from '../languages.ts';

export const storedFile = z.strictObject({
  /** The value of a document's field, and the last part of the address. */
  name: z.string(),
  /** The uploaded file's name. */
  file_name: z.string(),
  /** Bytes. */
  size: z.int(),
  uploaded_at: z.iso.datetime(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** A document of the website that names the PDF in a field or a link. */
const fileUse = z.strictObject({
  document: z.string(),
  /** The first language whose words name it. */
  locale: z.enum(LANGUAGES),
  title: z.string(),
  /** The page that shows the words. */
  path: z.string(),
  /** `draft`: neither the published nor the scheduled words name it. */
  state: z.enum(['published', 'scheduled', 'draft']),
});
export type FileUse = z.infer<typeof fileUse>;

export const listedFile = storedFile.extend({ used_in: z.array(fileUse) });
export type ListedFile = z.infer<typeof listedFile>;
