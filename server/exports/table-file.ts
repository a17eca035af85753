import type { ExportFormat } from '#domain/export-format.ts';
import { csvFile } from './csv.ts';
import type { Table } from './table.ts';
import { xlsxFile } from './xlsx/xlsx-file.ts';

/** @param title of the workbook's sheet */
export function tableFile(
  format: ExportFormat,
  title: string,
  table: Table,
): AsyncIterable<string | Uint8Array> {
  return format === 'xlsx' ? xlsxFile(title, table) : csvFile(table);
}
