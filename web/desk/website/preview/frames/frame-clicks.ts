export interface Click {
  /** The path of a field of the edited document; null elsewhere. */
  path: string | null;
  /** Words of another document. */
  words: string | null;
}

/** Clicks on elements with a path, instead of following the links of the page. */
export function listenTo(page: Document, onClick: (click: Click) => void): void {
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
