import { useEffect, useState } from 'react';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';

/** @param changes asked again after each of them */
export function useListedDocuments(changes: number): readonly ListedDocument[] {
  const [documents, setDocuments] = useState<readonly ListedDocument[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a publication changes the states
  useEffect(() => {
    let isOpen = true;
    void load(call('listDocuments')).then(({ data: reply }) => {
      if (isOpen && reply) setDocuments(reply.data);
    });
    return () => {
      isOpen = false;
    };
  }, [changes]);
  return documents;
}

export function pagesOf(documents: readonly ListedDocument[]): { path: string; title: string }[] {
  const pages = new Map<string, string>();
  for (const { section, locale, path, title } of documents) {
    const isPage = section === 'pages' || section === 'programmes';
    if (locale === 'en' && isPage && !pages.has(path)) pages.set(path, title);
  }
  return [...pages].map(([path, title]) => ({ path, title }));
}
