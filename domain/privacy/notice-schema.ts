import * as z from 'zod';
import { UUID_LENGTH } from '../ids.ts';
import { text } from '../schemas/field-schemas.ts';
import { MAX_NOTICE_LENGTH } from './privacy-notice.ts';

const noticeText = text(MAX_NOTICE_LENGTH);

export const noticeInput = z.strictObject({
  en: noticeText,
  hi: noticeText,
  mr: noticeText,
  replaces: text(UUID_LENGTH),
});

/** Any present notice is ended without a uid. */
export const noticeToEnd = z.strictObject({ uid: text(UUID_LENGTH) });

export const privacyNotice = z.strictObject({
  id: z.int(),
  uid: z.uuid(),
  texts: z.strictObject({ en: z.string(), hi: z.string(), mr: z.string() }),
  published_at: z.iso.datetime(),
});
export type PrivacyNotice = z.infer<typeof privacyNotice>;

export const publishedNotice = privacyNotice.extend({
  published_by: z.string(),
  ended_at: z.iso.datetime().nullable(),
  consents: z.int(),
});
export type PublishedNotice = z.infer<typeof publishedNotice>;

export const notices = z.strictObject({
  notices: z.array(publishedNotice),
  unasked: z.int(),
});
