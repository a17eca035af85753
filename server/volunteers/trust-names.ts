// What the trust calls itself, as the build has found it in content/site.ts.
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * @param file what the build has written; before the first build there is none
 * @throws ZodError when another program has written it
 */
export function readTrustNames(file: string): readonly string[] {
  return existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
