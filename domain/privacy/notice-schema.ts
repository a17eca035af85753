import * as z from 'zod';
import { UUID_LENGTH } from '../ids.ts';
import { text } from '../schemas/field-schemas.ts';
import { MAX_NOTICE_LENGTH } from './privacy-notice.ts';

const noticeText = text(MAX_NOTICE_LENGTH);

export const noticeInput = z.strictObject({
  en: noticeText,
  hi: noticeText,
  mr: noticeText,
  /** The uid of the notice that the writer has seen as the present one, or empty. */
  replaces: text(UUID_LENGTH),
});

/** The uid of the notice that the admin has seen as the present one; without it, whichever it is. */
export const noticeToEnd = z.strictObject({ uid: text(UUID_LENGTH) });

/** As volunteers read it to a person. */
export const privacyNotice = z.strictObject({
  id: z.int(),
  /** For `consent_notice`. */
  uid: z.uuid(),
  /** Empty in languages that it was not written in. */
  texts: z.strictObject({ en: z.string(), hi: z.string(), mr: z.string() }),
  published_at: z.iso.datetime(),
});
export type PrivacyNotice = z.infer<typeof privacyNotice>;

export const publishedNotice = privacyNotice.extend({
  published_by: z.string(),
  /** Null while entries are recorded under it. */
  ended_at: z.iso.datetime().nullable(),
  /** Live entries with a consent under it. */
  consents: z.int(),
});
export type PublishedNotice = z.infer<typeof publishedNotice>;

export const notices = z.strictObject({
  /** The newest first. */
  notices: z.array(publishedNotice),
  /** Live entries whose person nobody has asked. */
  unasked: z.int(),
});
