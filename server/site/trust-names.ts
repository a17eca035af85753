import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { TrustNames } from '#domain/text/placeholders.ts';

export const trustNamesSchema: z.ZodType<TrustNames> = z.object({
  name: z.string(),
  short_name: z.string(),
  hindi_name: z.string(),
});

/**
 * The trust's names as delivered, for the check of common passwords and the desk's pages.
 * @param file output of the build; without it there are no names
 * @throws ZodError when the file has another format
 */
export function readTrustNames(file: string): Partial<TrustNames> {
  return existsSync(file) ? trustNamesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
