// Focus in a list of items. On a phone and on a desktop different buttons are shown.

/** Keeps the focus on Up or Down, which have moved with their item. */
export function focusMove(path: string, step: -1 | 1): void {
  focusShown(`[data-move="${path} ${step}"]`);
}

/** Focuses the item at this path, or the button that adds one. */
export function focusItem(list: string, index: number): void {
  if (!focusShown(`[data-item="${list}.${index}"]`)) focusShown(`[data-add="${list}"]`);
}

export function focusFirstField(path: string): void {
  focusShown(`[data-body="${path}"] :is(textarea, input, select, button)`);
}

function focusShown(selector: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = all.find((element) => element.checkVisibility());
  shown?.focus();
  return shown !== undefined;
}
