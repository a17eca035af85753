/** Where what had the focus is gone, reading goes on at the screen itself. */
export function focusScreen(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
