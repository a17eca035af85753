import * as z from 'zod';

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
