import type { MetaDescriptor } from 'react-router';
import { type PagePath, pageAt } from '#content/pages.ts';

export function pageMeta(path: PagePath): () => MetaDescriptor[] {
  const { title, description } = pageAt(path);
  return () => [{ title }, { name: 'description', content: description }];
}
