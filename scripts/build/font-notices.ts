import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const NOTICES = 'licences.txt';
const TYPEFACES = ['@fontsource-variable/eczar', '@fontsource/hind'];

/** Vite does not know the fonts' licences. */
export function addFontNotices(root: string, folder: string): void {
  for (const typeface of TYPEFACES) {
    const text = readFileSync(join(root, 'node_modules', typeface, 'LICENSE'), 'utf8');
    appendFileSync(join(folder, NOTICES), `\n## ${typeface} (OFL-1.1)\n\n${text}`);
  }
}
