import type { MetaDescriptor } from 'react-router';
import { type PagePath, pageAt } from '#content/pages.ts';
import { siteOrigin } from '#web/site-facts.ts';

/** What changes when a visitor goes on to another page. The rest of the head is for machines: scripts/build/heads. */
export function pageMeta(path: PagePath): () => MetaDescriptor[] {
  const { title } = pageAt(path);
  return () => [{ title }, { tagName: 'link', rel: 'canonical', href: siteOrigin() + path }];
}
