// The delivered alt texts in the languages of the website.
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { LANGUAGES } from '#domain/languages.ts';

const deliveredAltsFile = z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string()));

/** By language and file; English has only those that an admin cannot change. */
export type DeliveredAlts = z.infer<typeof deliveredAltsFile>;

/** Empty if the file is missing. @throws ZodError for another format */
export function readDeliveredAlts(file: string): DeliveredAlts {
  return existsSync(file) ? deliveredAltsFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
