import { site } from '#content/site.ts';

export function deskMeta(title: string) {
  return [{ title: `${title} · ${site.shortName}` }, { name: 'robots', content: 'noindex' }];
}
