// Inlines each page's styles, which saves a request before the first paint. The links stay for React Router,
// which looks there for loaded styles, but are disabled so that browsers do not fetch them again.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** React Router appends an empty fragment to the URL of styles that two routes share. */
const STYLESHEET = /<link rel="stylesheet" href="((\/assets\/[^"#]+)#?)"\/>/g;
const DESK_PAGE = '__spa-fallback.html';

export function inlineStyles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html') || name === DESK_PAGE) continue;
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    const sheets = [...html.matchAll(STYLESHEET)].map(([, , path = '']) =>
      readFileSync(join(folder, path), 'utf8').trim(),
    );
    if (sheets.length === 0) throw new Error(`${name} has no styles to bring along`);
    const switchedOff = html.replace(STYLESHEET, '<link rel="stylesheet" href="$1" disabled=""/>');
    writeFileSync(
      file,
      switchedOff.replace('</head>', () => `<style>${sheets.join('')}</style></head>`),
    );
  }
}
