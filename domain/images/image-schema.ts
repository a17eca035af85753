import * as z from 'zod';
import { choice, text } from '../schemas/field-schemas.ts';
import { FOCUSES } from './focus.ts';
import { MAX_ALT_LENGTH, REMOVALS } from './images.ts';

const pageUsage = z.strictObject({ path: z.string(), title: z.string() });

export const image = z.strictObject({
  name: z.string(),
  size: z.int(),
  modified: z.iso.datetime(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** Empty: the pages in this language show `alt`, or their own. */
  alt_hi: z.string(),
  alt_mr: z.string(),
  focus: z.string(),
  /** False if every page shows the picture beside text that says the same. */
  alt_used: z.boolean(),
  used_on: z.array(pageUsage),
  note: z.string(),
  /** Changes with the content, for cache busting: a replaced picture keeps its name. */
  mark: z.string(),
});
export type Image = z.infer<typeof image>;

export const focusChange = z.strictObject({ focus: choice(FOCUSES) });

/** An empty alt text restores the page's own; an omitted one stays. */
export const altTextChange = z.strictObject({
  alt: text(MAX_ALT_LENGTH),
  alt_hi: text(MAX_ALT_LENGTH),
  alt_mr: text(MAX_ALT_LENGTH),
});
export type AltTextChange = z.output<typeof altTextChange>;

export const removedImage = z.strictObject({
  id: z.int(),
  name: z.string(),
  removal: z.enum(REMOVALS),
  removed_at: z.iso.datetime(),
  removed_by: z.string(),
  kept_until: z.iso.datetime(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
  used_on: z.array(pageUsage),
  /** An address that cannot be guessed. */
  preview: z.string(),
});
export type RemovedImage = z.infer<typeof removedImage>;
