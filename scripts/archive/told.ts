// What an archive holds, in words for who made it or puts it back.
import { type Manifest, tablesOf } from '#server/archive/manifest.ts';
import type { ArchivedTable } from '#server/archive/tables.ts';

const TOLD: Partial<Record<ArchivedTable, string>> = {
  surveys: 'entries',
  survey_versions: 'states of entries',
  volunteers: 'accounts',
  queries: 'queries',
  activity: 'lines of the log',
};

export function told(manifest: Manifest): string {
  const lines = tablesOf(manifest).flatMap(({ table, rows }) => {
    const word = TOLD[table];
    return word ? [line(rows, word)] : [];
  });
  const pictures = manifest.files.filter(({ name }) => name.startsWith('pictures/originals/'));
  lines.push(line(pictures.length, 'pictures'));
  if (manifest.missing.length > 0) {
    const missing = manifest.missing.join('\n  ');
    lines.push(`\nThese pictures have a name, and their file was gone before:\n  ${missing}`);
  }
  return lines.join('\n');
}

const line = (count: number, word: string): string =>
  `${count.toLocaleString('en-IN').padStart(12)}  ${word}`;
