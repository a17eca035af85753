import * as z from 'zod';
import { LANGUAGES } from '../languages.ts';
import type { RuleCode } from '../rule-messages.ts';
import { emptyAsMissing, optional } from '../schemas/query-schemas.ts';
import { namedId } from '../schemas/reply-schemas.ts';
import { PASSWORD_MAX_LENGTH } from '../volunteers/volunteer.ts';
import { MISSING_REASONS } from './checks/missing-content.ts';
import { DOCUMENT_SECTIONS } from './document.ts';

/** 200 news items of some 3400 Hindi letters, each of which has three bytes. */
export const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;

const locale = z.preprocess(emptyAsMissing, z.enum(LANGUAGES).default('en'));
export const localeQuery = z.object({ locale });
export const documentListQuery = z.object({ locale: optional(z.enum(LANGUAGES)) });
const versionNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .meta({ minimum: 0, maximum: 999_999_999 });
export const versionQuery = localeQuery.extend({ version: versionNumber });
export const previewQuery = localeQuery.extend({ version: optional(versionNumber) });

/** A draft may break every rule. */
export const documentBody = z.record(z.string(), z.unknown(), 'invalid' satisfies RuleCode);

export const listedDocument = z.strictObject({
  name: z.string(),
  locale: z.enum(LANGUAGES),
  title: z.string(),
  section: z.enum(DOCUMENT_SECTIONS),
  path: z.string(),
  guarded: z.boolean(),
  /** 0: the delivered words. */
  published_version: z.int(),
  draft_version: z.int().nullable(),
  updated_at: z.iso.datetime().nullable(),
  updated_by: namedId.nullable(),
  publish_at: z.iso.datetime().nullable(),
  publish_failed_at: z.iso.datetime().nullable(),
  translated: z.boolean(),
  older_than_english: z.boolean(),
  /** The published words do not fit this version of the program, which shows the default. */
  unreadable: z.boolean(),
  /** Labels of missing content, from the outermost; only for English. */
  gaps: z.array(
    z.strictObject({
      path: z.string(),
      labels: z.array(z.string()),
      reason: z.enum(MISSING_REASONS),
    }),
  ),
  /** Items' pages, to which links may lead; only for English. */
  pages: z.array(z.strictObject({ path: z.string(), title: z.string() })),
  words: z.string(),
});
export type ListedDocument = z.infer<typeof listedDocument>;

export const documentDetails = z.strictObject({
  name: z.string(),
  title: z.string(),
  path: z.string(),
  guarded: z.boolean(),
  /** domain/website/fields/fields.ts */
  fields: z.record(z.string(), z.unknown()),
  english: documentBody.nullable(),
});
export type DocumentDetails = z.infer<typeof documentDetails>;

export const draft = z.strictObject({
  document: documentBody,
  /** Incremented with each change of draft, publication or schedule; 0 if nothing was ever changed. */
  version: z.int(),
  published_version: z.int(),
  is_draft: z.boolean(),
  updated_at: z.iso.datetime().nullable(),
  updated_by: namedId.nullable(),
  publish_at: z.iso.datetime().nullable(),
  publish_failed_at: z.iso.datetime().nullable(),
  published: documentBody,
});
export type Draft = z.infer<typeof draft>;

/** `at: null` cancels a schedule; without `at` the draft is published now. */
export const publication = z
  .object({
    at: z.iso.datetime({ offset: true, error: 'notTime' satisfies RuleCode }).nullish(),
    password: z
      .string('notText' satisfies RuleCode)
      .max(PASSWORD_MAX_LENGTH, 'passwordTooLong' satisfies RuleCode)
      .optional(),
  })
  .optional();

export const published = z.strictObject({
  version: z.int(),
  published_version: z.int(),
  publish_at: z.iso.datetime().nullable(),
});
export type Published = z.infer<typeof published>;

export const documentVersion = z.strictObject({
  version: z.int(),
  published_at: z.iso.datetime(),
  /** Null: the program itself. */
  by: namedId.nullable(),
});
export type DocumentVersion = z.infer<typeof documentVersion>;

export const preview = z.strictObject({ address: z.string(), expires_at: z.iso.datetime() });
export type Preview = z.infer<typeof preview>;
export const editorChange = z.strictObject({ is_editor: z.boolean('notYesNo' satisfies RuleCode) });
