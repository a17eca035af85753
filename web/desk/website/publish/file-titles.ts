import type { StoredFile } from '#domain/files/file-schema.ts';
import { FILE_NAMES } from '#domain/files/names-in-text.ts';

/**
 * PDFs are stored under a hash.
 * @returns the text with the names of the uploads, with their times where two are alike
 */
export function withFileTitles(
  text: string,
  files: readonly StoredFile[],
  formatTime: (iso: string) => string,
): string {
  return text.replace(FILE_NAMES, (name) => {
    const file = files.find((one) => one.name === name);
    if (!file) return name;
    const { file_name, uploaded_at } = file;
    const isShared = files.some((one) => one !== file && one.file_name === file_name);
    return isShared ? `${file_name} (${formatTime(uploaded_at)})` : file_name;
  });
}
