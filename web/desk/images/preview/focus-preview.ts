import { focusScreen } from '../../navigation/focus-screen.ts';

/** Where the focus goes back to when the preview closes. */
export function previewId(name: string): string {
  return `preview-${name}`;
}

/** Reading goes on at the first of them that is there, and else at the screen itself. */
export function focusPreview(names: readonly string[]): void {
  const ids = names.map(previewId);
  const target = ids.map((id) => document.getElementById(id)).find((button) => button !== null);
  if (target) target.focus({ preventScroll: true });
  else focusScreen();
}
