/** For when the focused element is removed. */
export function focusScreen(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
