/** The layout gives the title, in the language of the moment. */
export function deskMeta() {
  return [{ name: 'robots', content: 'noindex' }];
}
