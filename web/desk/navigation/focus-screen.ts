/** For when the focused element is removed. */
export function focusScreen(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** For the end of a request, during which the user may have gone on to a field. */
export function focusScreenUnlessTyping(): void {
  if (!document.activeElement?.matches('input, textarea, select')) focusScreen();
}
