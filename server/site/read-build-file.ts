import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod';

/** @param missing returned without the file @throws ZodError when the file has another format */
export function readBuildFile<T>(schema: z.ZodType<T>, file: string, missing: T): T {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : missing;
}
