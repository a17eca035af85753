/** The layout sets the title, in the current language. */
export function deskMeta() {
  return [{ name: 'robots', content: 'noindex' }];
}
