import * as z from 'zod';

export const query = z.strictObject({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
});
export type ReceivedQuery = z.infer<typeof query>;

export const readChange = z.strictObject({ is_read: z.boolean('This must be true or false') });
