import * as z from 'zod';
import { choice, text } from '../schemas/field-schemas.ts';
import { FOCUSES } from './focus.ts';
import { MAX_ALT_LENGTH, REMOVALS } from './images.ts';

const pageUsage = z.strictObject({ path: z.string(), title: z.string() });

export const image = z.strictObject({
  name: z.string(),
  /** Bytes of the original. */
  size: z.int(),
  modified: z.iso.datetime(),
  width: z.int(),
  height: z.int(),
  /** The admin's alt text, or else the page's own. */
  alt: z.string(),
  /** The admin's, on the pages in Hindi and Marathi; empty: `alt`, or the page's own. */
  alt_hi: z.string(),
  alt_mr: z.string(),
  /** The point that crops keep in sight, like `30 70`; empty: each page's own crop. */
  focus: z.string(),
  /** False if every page shows the picture beside text that says the same. */
  alt_used: z.boolean(),
  used_on: z.array(pageUsage),
  /** Uses outside the pages; empty if there are none. */
  note: z.string(),
  /** Changes with the picture's content, for cache busting: a replaced picture keeps its name. */
  mark: z.string(),
});
export type Image = z.infer<typeof image>;

/** An empty focus restores the pages' own. */
export const focusChange = z.strictObject({ focus: choice(FOCUSES) });

/** An empty alt text restores the page's own; one that is missing stays. */
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
  /** An address that cannot be guessed, under which the picture can still be fetched. */
  preview: z.string(),
});
export type RemovedImage = z.infer<typeof removedImage>;
