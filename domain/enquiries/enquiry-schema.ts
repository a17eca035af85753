import * as z from 'zod';
import type { RuleCode } from '../rule-messages.ts';

export const enquiry = z.strictObject({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
});
export type ReceivedEnquiry = z.infer<typeof enquiry>;

export const readStatusChange = z.strictObject({
  is_read: z.boolean('notYesNo' satisfies RuleCode),
});
