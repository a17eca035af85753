import * as z from 'zod';
import { LANGUAGES } from '../languages.ts';

export const storedFile = z.strictObject({
  name: z.string(),
  file_name: z.string(),
  size: z.int(),
  uploaded_at: z.iso.datetime(),
});
export type StoredFile = z.infer<typeof storedFile>;

const fileUse = z.strictObject({
  document: z.string(),
  locale: z.enum(LANGUAGES),
  title: z.string(),
  path: z.string(),
  state: z.enum(['published', 'scheduled', 'draft']),
});
export type FileUse = z.infer<typeof fileUse>;

export const listedFile = storedFile.extend({ used_in: z.array(fileUse) });
export type ListedFile = z.infer<typeof listedFile>;
