// Inlines a page's styles, which saves a request before the first paint. The links stay for React Router,
// which looks there for loaded styles, but are disabled so that browsers do not fetch them again.

/** React Router appends an empty fragment to the URL of styles that two routes share. */
const STYLESHEET = /<link rel="stylesheet" href="((\/assets\/[^"#]+)#?)"\/>/g;

/** @param readAsset the text of a file of the build, by its path @throws Error for a page without styles */
export function inlineStyles(html: string, readAsset: (path: string) => string): string {
  const sheets = [...html.matchAll(STYLESHEET)].map(([, , path = '']) => readAsset(path).trim());
  if (sheets.length === 0) throw new Error('The page has no styles to bring along');
  return html
    .replace(STYLESHEET, '<link rel="stylesheet" href="$1" disabled=""/>')
    .replace('</head>', () => `<style>${sheets.join('')}</style></head>`);
}
