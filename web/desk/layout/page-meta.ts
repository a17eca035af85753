import { site } from '#content/site.ts';

/** The head of every screen of the desk; none of them is for search engines. */
export function deskMeta(title: string) {
  return [{ title: `${title} · ${site.shortName}` }, { name: 'robots', content: 'noindex' }];
}
