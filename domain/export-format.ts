export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface FileFormats {
  formats: readonly ExportFormat[];
}

export interface FileReply {
  name: string;
  format: ExportFormat;
  content: AsyncIterable<string | Uint8Array>;
}

export const isFileFormats = (reply: object): reply is FileFormats => 'formats' in reply;
