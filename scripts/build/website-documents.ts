// The server has no access to content/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { allDocuments } from '#content/documents/all-documents.ts';
import { withTranslations } from '#content/translations/translations.ts';

export function writeWebsiteDocuments(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(allDocuments.map(withTranslations)));
}
