import { isWithin } from '#domain/website/fields/field-path.ts';

export type HighlightState = 'chosen' | 'other' | 'wrong';

export interface Highlight {
  path: string;
  state: HighlightState;
  /** The label below the words. */
  label: string;
}

const LABEL = 'data-label-of';

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

function addLabel(page: Document, element: Element, state: HighlightState, words: string): void {
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
