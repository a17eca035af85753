// The page in the frame: maps elements to their fields, reports clicks, and marks the chosen fields.

import type { DocumentValue } from '#domain/website/document.ts';
import { isWithin } from '#domain/website/fields/field-path.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { findPaths, picturePaths, showsFile } from './find-paths.ts';
import { adoptStyle, isLightText, type MarkState } from './frame-style.ts';

export interface Highlight {
  path: string;
  state: MarkState;
  /** The label below the words. */
  label: string;
}

const LABEL = 'data-label-of';

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

export interface Click {
  /** The path of a field of the edited document; null elsewhere. */
  path: string | null;
  /** Words of another document. */
  words: string | null;
}

/** Prevents following links of the page. */
export function listenTo(page: Document, onClick: (click: Click) => void): void {
  adoptStyle(page);
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const element = elementOf(event.target);
      const words = element && ownWords(element);
      const own = element && pathOf(element);
      const path = own ?? (words ? null : pathOf(pictureAt(page, event)));
      onClick({ path, words: path === null && words ? words : null });
    },
    { capture: true },
  );
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  page.addEventListener(
    'keydown',
    (event) => {
      const path = event.key === 'Enter' ? pathOf(elementOf(event.target)) : null;
      if (path === null) return;
      event.preventDefault();
      onClick({ path, words: null });
    },
    { capture: true },
  );
}

/** Elements of the frame belong to another window, so `instanceof` fails. */
function elementOf(target: EventTarget | null): Element | null {
  return target !== null && 'closest' in target ? (target as Element) : null;
}

function pathOf(element: Element | null | undefined): string | null {
  return element?.closest('[data-path]')?.getAttribute('data-path') ?? null;
}

/** The element's words; empty for one that only contains other elements. */
function ownWords(element: Element): string {
  const isText = ({ nodeType, textContent }: Node) =>
    nodeType === element.TEXT_NODE && textContent?.trim();
  return [...element.childNodes].some(isText) ? (element.textContent ?? '').trim() : '';
}

/** Words and their boxes lie over some pictures. */
function pictureAt(page: Document, { clientX, clientY }: MouseEvent): Element | undefined {
  return [...page.images].findLast((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const isInside = left <= clientX && clientX < right && top <= clientY && clientY < bottom;
    return isInside && image.hasAttribute('data-path') && image.checkVisibility();
  });
}

/** @param scrollTo scrolls the words of this path into view */
export function showHighlights(
  page: Document,
  highlights: readonly Highlight[],
  scrollTo: string | null,
): void {
  for (const old of page.querySelectorAll('[data-state]')) old.removeAttribute('data-state');
  for (const old of page.querySelectorAll(`[${LABEL}]`)) old.remove();
  for (const { path, state, label } of highlights) {
    const elements = elementsOf(page, path);
    for (const element of elements) element.setAttribute('data-state', state);
    // Below the first paragraph it would cover the second.
    const last = elements.at(-1);
    if (last) addLabel(page, last, state, label);
  }
  const [target] = scrollTo === null ? [] : elementsOf(page, scrollTo);
  if (target) scrollToElement(page, target);
}

/** For a group or an item, everything in it. */
function elementsOf(page: Document, path: string): Element[] {
  return [...page.querySelectorAll('[data-path]')].filter((element) =>
    isWithin(element.getAttribute('data-path') ?? '', path),
  );
}

function addLabel(page: Document, element: Element, state: MarkState, words: string): void {
  const view = page.defaultView;
  if (!view || words === '') return;
  for (const details of enclosingDetails(element)) details.setAttribute('open', '');
  const box = element.getBoundingClientRect();
  const label = page.createElement('p');
  label.setAttribute(LABEL, state);
  label.setAttribute('aria-hidden', 'true');
  label.textContent = words;
  label.style.left = `${Math.max(0, box.left + view.scrollX - 6)}px`;
  label.style.top = `${box.bottom + view.scrollY + 5}px`;
  page.body.append(label);
}

function enclosingDetails(element: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement?.closest('details') ?? null) {
    if (at.matches('details')) found.push(at);
  }
  return found;
}

/** `scrollIntoView` would scroll the desk as well. */
function scrollToElement(page: Document, element: Element): void {
  const view = page.defaultView;
  if (!view) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= view.innerHeight - 40) return;
  view.scrollTo({ top: top + view.scrollY - view.innerHeight / 3, behavior: 'instant' });
}
