// The delivered alt texts in the languages of the website.
import * as z from 'zod';
import { LANGUAGES } from '#domain/languages.ts';
import { readBuildFile } from '../read-build-file.ts';

const deliveredAltsFile = z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string()));

/** By language and file; English has only those that an admin cannot change. */
export type DeliveredAlts = z.infer<typeof deliveredAltsFile>;

export const readDeliveredAlts = (file: string): DeliveredAlts =>
  readBuildFile(deliveredAltsFile, file, {});
