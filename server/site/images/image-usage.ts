import * as z from 'zod';
import { readBuildFile } from '../read-build-file.ts';

const pageUsageSchema = z.object({
  path: z.string(),
  /** The menu's label, like "WASH". */
  title: z.string(),
});
const imageUsageEntrySchema = z.object({
  pages: z.array(pageUsageSchema),
  /** Empty where the image is only decoration. */
  alt: z.string(),
  focus: z.string(),
  /** Other uses, as a sentence for admins. */
  note: z.string().optional(),
});
const imageUsageFileSchema = z.record(z.string(), imageUsageEntrySchema);
export type PageUsage = z.infer<typeof pageUsageSchema>;
export type ImageUsageFile = z.infer<typeof imageUsageFileSchema>;

export interface ImageUsage {
  pagesOf: (name: string) => readonly PageUsage[];
  /** Only admins change pictures of a guarded document. */
  isGuarded: (name: string) => boolean;
  imageNames: readonly string[];
  /** Empty for uploaded images, and for those that are only decoration. */
  builtAltOf: (name: string) => string;
  isDecoration: (name: string) => boolean;
  builtFocusOf: (name: string) => string;
  noteOf: (name: string) => string | undefined;
}

export const readImageUsage = (file: string): ImageUsage =>
  imageUsageOf(readBuildFile(imageUsageFileSchema, file, {}));

export function imageUsageOf(uses: ImageUsageFile): ImageUsage {
  const known = new Map(Object.entries(uses));
  return {
    pagesOf: (name) => known.get(name)?.pages ?? [],
    isGuarded: () => false,
    imageNames: [...known.keys()],
    builtAltOf: (name) => known.get(name)?.alt ?? '',
    isDecoration: (name) => known.get(name)?.alt === '',
    builtFocusOf: (name) => known.get(name)?.focus ?? '',
    noteOf: (name) => known.get(name)?.note,
  };
}
