import * as z from 'zod';
import { LANGUAGES } from '#domain/languages.ts';
import { readBuildFile } from '../read-build-file.ts';

const deliveredAltsFile = z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string()));

/** English has only texts that an admin cannot change. */
export type DeliveredAlts = z.infer<typeof deliveredAltsFile>;

export const readDeliveredAlts = (file: string): DeliveredAlts =>
  readBuildFile(deliveredAltsFile, file, {});
