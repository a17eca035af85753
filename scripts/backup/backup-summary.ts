import { TIME_ZONE } from '#domain/indian-time.ts';
import { type Manifest, tablesOf } from '#server/backup/archive/manifest.ts';
import type { ArchivedTable } from '#server/db/tables/table-lists.ts';

const TABLE_LABELS: Partial<Record<ArchivedTable, readonly [one: string, many: string]>> = {
  surveys: ['entry, deleted or not', 'entries, including deleted ones'],
  survey_versions: ['version of an entry', 'versions of these entries, including the current ones'],
  volunteers: ['account, deleted or not', 'accounts, including deleted ones'],
  enquiries: ['enquiry of a visitor', 'enquiries of visitors'],
  donations: ['donation, cancelled or not', 'donations, including cancelled ones'],
  website_versions: [
    'published version of a website document',
    'published versions of website documents',
  ],
  audit_log: ['line of the audit log', 'lines of the audit log'],
};

export function backupSummary(manifest: Manifest): string {
  const lines = tablesOf(manifest).flatMap(({ table, rows }) => {
    const labels = TABLE_LABELS[table];
    return labels ? [line(rows, labels)] : [];
  });
  const pictures = manifest.files.filter(({ name }) => name.startsWith('pictures/originals/'));
  lines.push(line(pictures.length, ['picture', 'pictures']));
  const files = manifest.files.filter(({ name }) => name.startsWith('files/'));
  if (files.length > 0) lines.push(line(files.length, ['PDF', 'PDFs']));
  if (manifest.fingerprint)
    lines.push(`\nThe numbers in the archive are encrypted with the keys ${manifest.fingerprint}.`);
  if (manifest.missing.length > 0) {
    const missing = manifest.missing.join('\n  ');
    lines.push(
      `\nThe website names these pictures and PDFs, but their files were missing before this backup was made:\n  ${missing}`,
    );
  }
  return lines.join('\n');
}

const line = (count: number, [one, many]: readonly [string, string]): string =>
  `${count.toLocaleString('en-IN').padStart(12)}  ${count === 1 ? one : many}`;

/** "Saturday, 21 November 2026 at 20:52 IST", whatever the clock of the machine. */
export const formatTime = (instant: string): string =>
  new Date(instant).toLocaleString('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
    timeZoneName: 'short',
  });
