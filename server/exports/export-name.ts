import type { ExportFormat } from '#domain/export-format.ts';

/** `xlsx`, or `csv: place, age_from` with the names of filters. Their values may be somebody's name. */
export function exportName(
  format: ExportFormat,
  filters: Readonly<Record<string, unknown>>,
): string {
  const used = Object.keys(filters).filter((name) => (filters[name] ?? '') !== '');
  return used.length === 0 ? format : `${format}: ${used.join(', ')}`;
}
