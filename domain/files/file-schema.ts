import * as z from 'zod';

export const storedFile = z.strictObject({
  /** What a field of a document keeps, and the last part of its address. */
  name: z.string(),
  /** As it was uploaded. */
  file_name: z.string(),
  /** Bytes. */
  size: z.int(),
  uploaded_at: z.iso.datetime(),
});
export type StoredFile = z.infer<typeof storedFile>;
