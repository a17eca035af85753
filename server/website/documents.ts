import * as z from 'zod';
import { DOCUMENT_SECTIONS, isRecord, type WebsiteDocument } from '#domain/website/document.ts';
import { readBuildFile } from '../site/read-build-file.ts';

export type WebsiteDocuments = ReadonlyMap<string, WebsiteDocument>;

const documentsFile = z.array(
  z.object({
    name: z.string(),
    title: z.string(),
    section: z.enum(DOCUMENT_SECTIONS),
    path: z.string(),
    fields: z.custom<WebsiteDocument['fields']>(isRecord),
    schema: z.int(),
    expects: z.array(z.string()).default([]),
    guarded: z.boolean().default(false),
    defaults: z.custom<WebsiteDocument['defaults']>(
      (value) => isRecord(value) && Object.values(value).every(isRecord) && 'en' in value,
    ),
  }),
);

export const readDocuments = (file: string): WebsiteDocuments =>
  documentsByName(readBuildFile<readonly WebsiteDocument[]>(documentsFile, file, []));

export function documentsByName(documents: readonly WebsiteDocument[]): WebsiteDocuments {
  return new Map(documents.map((document) => [document.name, document]));
}
