// The documents of the website with their fields and delivered words, as written by the build.
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { DOCUMENT_SECTIONS, isRecord, type WebsiteDocument } from '#domain/website/document.ts';

/** By name, in the order of the editor's list. */
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

/** Empty if the file is missing. @throws ZodError for another format */
export function readDocuments(file: string): WebsiteDocuments {
  const documents = existsSync(file)
    ? documentsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    : [];
  return documentsByName(documents);
}

export function documentsByName(documents: readonly WebsiteDocument[]): WebsiteDocuments {
  return new Map(documents.map((document) => [document.name, document]));
}
