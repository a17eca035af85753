import { focusScreen } from '../../navigation/focus-screen.ts';

/** The id of the button that opens the preview and regains the focus afterwards. */
export function previewId(name: string): string {
  return `preview-${name}`;
}

/** Focuses the first existing button, or else the screen. */
export function focusPreview(names: readonly string[]): void {
  const ids = names.map(previewId);
  const target = ids.map((id) => document.getElementById(id)).find((button) => button !== null);
  if (target) target.focus({ preventScroll: true });
  else focusScreen();
}
