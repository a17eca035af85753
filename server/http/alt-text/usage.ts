// What the build found out about the pictures on its pages: where each hangs and what it says there.
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const usedPage = z.object({
  path: z.string(),
  /** As the menu calls the page: "WASH". */
  title: z.string(),
});
const pictureUse = z.object({
  /** In the order of the book: content/pages. */
  pages: z.array(usedPage),
  /** Empty where no page shows the picture with words of its own: it is decoration there. */
  words: z.string(),
  /** Where else it is seen, as a sentence for an admin. */
  note: z.string().optional(),
});
const pictureUses = z.record(z.string(), pictureUse);
export type PageUse = z.infer<typeof usedPage>;
export type PictureUse = z.infer<typeof pictureUse>;
/** By the name in the store: `well.webp`. */
export type PictureUses = z.infer<typeof pictureUses>;

export interface KnownUses {
  pagesOf: (name: string) => readonly PageUse[];
  /** Empty: no page has words of its own for it. */
  ownWordsOf: (name: string) => string;
  noteOf: (name: string) => string | undefined;
}

/**
 * @param file what the build has written; while a dev server serves the screens there is none, and no use
 * is known
 * @throws ZodError when another program has written it
 */
export function readPictureUses(file: string): KnownUses {
  const uses = existsSync(file) ? pictureUses.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const known = new Map(Object.entries(uses));
  return {
    pagesOf: (name) => known.get(name)?.pages ?? [],
    ownWordsOf: (name) => known.get(name)?.words ?? '',
    noteOf: (name) => known.get(name)?.note,
  };
}
