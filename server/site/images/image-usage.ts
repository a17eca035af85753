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

/** As the build has found it. */
export interface BuiltImageUsage {
  pagesOf: (name: string) => readonly PageUsage[];
  imageNames: readonly string[];
  /** Empty for uploaded images, and for those that are only decoration. */
  builtAltOf: (name: string) => string;
  isDecoration: (name: string) => boolean;
  builtFocusOf: (name: string) => string;
  noteOf: (name: string) => string | undefined;
}

/** With later publications and drafts. */
export interface ImageUsage extends BuiltImageUsage {
  /** Only admins change pictures of a guarded document. */
  isGuarded: (name: string) => boolean;
}

export const readImageUsage = (file: string): BuiltImageUsage =>
  imageUsageOf(readBuildFile(imageUsageFileSchema, file, {}));

export function imageUsageOf(usage: ImageUsageFile): BuiltImageUsage {
  const known = new Map(Object.entries(usage));
  return {
    pagesOf: (name) => known.get(name)?.pages ?? [],
    imageNames: [...known.keys()],
    builtAltOf: (name) => known.get(name)?.alt ?? '',
    isDecoration: (name) => known.get(name)?.alt === '',
    builtFocusOf: (name) => known.get(name)?.focus ?? '',
    noteOf: (name) => known.get(name)?.note,
  };
}
