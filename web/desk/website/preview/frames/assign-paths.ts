import type { DocumentValue } from '#domain/website/document.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { findPaths, picturePaths, showsFile } from './find-paths.ts';
import { isLightText } from './frame-style.ts';

/** Adds the path of its field to each element. */
export function assignPaths(
  page: Document,
  tokens: Document,
  fields: Fields,
  document: DocumentValue,
): void {
  for (const [element, [path]] of findPaths<Element, Element>(page.body, tokens.body)) {
    if (path !== undefined && isShown(element)) assign(element, path);
  }
  const pictures = picturePaths(fields, document);
  for (const image of page.images) {
    const address = image.getAttribute('src') ?? '';
    const found = pictures.findIndex(({ file }) => showsFile(address, file));
    if (found < 0) continue;
    assign(image, pictures[found]?.path ?? '');
    // The next element with the same picture is another field, if there is one.
    const isTwice = pictures.filter(({ file }) => file === pictures[found]?.file).length > 1;
    if (isTwice) pictures.splice(found, 1);
  }
}

/** Titles of drawings and the like are not visible. */
function isShown(element: Element): boolean {
  return element.closest('svg, script, style, noscript, template') === null;
}

function assign(element: Element, path: string): void {
  element.setAttribute('data-path', path);
  if (isLightText(element)) element.setAttribute('data-light', '');
  if (!element.matches('a[href], button, summary, input')) element.setAttribute('tabindex', '0');
}
