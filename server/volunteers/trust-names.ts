import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * The trust's names as delivered, for the check of common passwords and the desk's pages.
 * @param file output of the build; without it there are no names
 * @throws ZodError when the file has another format
 */
export function readTrustNames(file: string): readonly string[] {
  return existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
