import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite writes those of the code that it bundles. */
export const NOTICES = 'licences.txt';
const TYPEFACES = ['@fontsource-variable/eczar', '@fontsource/hind'];

/** What browsers get of others' work says whose it is, as its licences ask; Vite knows only code. */
export function addFontNotices(root: string, folder: string): void {
  for (const typeface of TYPEFACES) {
    const text = readFileSync(join(root, 'node_modules', typeface, 'LICENSE'), 'utf8');
    appendFileSync(join(folder, NOTICES), `\n## ${typeface} (OFL-1.1)\n\n${text}`);
  }
}
