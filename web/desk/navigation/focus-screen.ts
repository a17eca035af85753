/** For when the focused element is removed. */
export function focusScreen(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** At the end of a request the user may have gone on to a field, which keeps the focus. */
export function focusScreenUnlessTyping(): void {
  if (!document.activeElement?.matches('input, textarea, select')) focusScreen();
}
