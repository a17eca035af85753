import * as z from 'zod';
import { text } from '../field-schemas.ts';
import { MAX_ALT_LENGTH, REMOVALS } from './images.ts';

const pageUsage = z.strictObject({ path: z.string(), title: z.string() });

export const image = z.strictObject({
  name: z.string(),
  /** Of the original, in bytes. */
  size: z.int(),
  modified: z.iso.datetime(),
  width: z.int(),
  height: z.int(),
  /** What it shows, in words: the admin's, or else the page's own. */
  alt: z.string(),
  /** A page says these words. Elsewhere it hangs beside words that say the same. */
  alt_used: z.boolean(),
  /** The pages on which it hangs. */
  used_on: z.array(pageUsage),
  /** Where else it is seen; empty: nowhere. */
  note: z.string(),
  /** Changes with what the picture shows, as the name does not. */
  mark: z.string(),
});
export type Image = z.infer<typeof image>;

/** Empty: the page's own words again. */
export const altTextChange = z.strictObject({ alt: text(MAX_ALT_LENGTH) });

/** A picture in the trash: deleted, or replaced by another of its name. */
export const removedImage = z.strictObject({
  id: z.int(),
  name: z.string(),
  removal: z.enum(REMOVALS),
  removed_at: z.iso.datetime(),
  removed_by: z.string(),
  /** From then on it is gone for good. */
  kept_until: z.iso.datetime(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
  used_on: z.array(pageUsage),
  /** Where it can still be seen, by who knows this address. */
  preview: z.string(),
});
export type RemovedImage = z.infer<typeof removedImage>;
