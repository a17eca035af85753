import * as z from 'zod';
import type { TrustNames } from '#domain/text/placeholders.ts';
import { readBuildFile } from './read-build-file.ts';

export const trustNamesSchema: z.ZodType<TrustNames> = z.object({
  name: z.string(),
  short_name: z.string(),
  hindi_name: z.string(),
});

export const readTrustNames = (file: string): Partial<TrustNames> =>
  readBuildFile<Partial<TrustNames>>(trustNamesSchema, file, {});
