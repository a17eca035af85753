// What the build found out about the pictures on its pages: where each hangs and what it says there.
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const pageUsageSchema = z.object({
  path: z.string(),
  /** As the menu calls the page: "WASH". */
  title: z.string(),
});
const imageUsageEntrySchema = z.object({
  /** In the order of the book: content/pages. */
  pages: z.array(pageUsageSchema),
  /** Empty where no page shows the picture with words of its own: it is decoration there. */
  words: z.string(),
  /** Where else it is seen, as a sentence for an admin. */
  note: z.string().optional(),
});
const imageUsageFileSchema = z.record(z.string(), imageUsageEntrySchema);
export type PageUsage = z.infer<typeof pageUsageSchema>;
export type ImageUsageEntry = z.infer<typeof imageUsageEntrySchema>;
/** By the name in the store: `well.webp`. */
export type ImageUsageFile = z.infer<typeof imageUsageFileSchema>;

export interface ImageUsage {
  pagesOf: (name: string) => readonly PageUsage[];
  /** Empty: no page has words of its own for it. */
  builtAltOf: (name: string) => string;
  noteOf: (name: string) => string | undefined;
}

/**
 * @param file what the build has written; while a dev server serves the screens there is none, and no use
 * is known
 * @throws ZodError when another program has written it
 */
export function readImageUsage(file: string): ImageUsage {
  const uses = existsSync(file)
    ? imageUsageFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : {};
  const known = new Map(Object.entries(uses));
  return {
    pagesOf: (name) => known.get(name)?.pages ?? [],
    builtAltOf: (name) => known.get(name)?.words ?? '',
    noteOf: (name) => known.get(name)?.note,
  };
}
