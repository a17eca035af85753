// What the editor shows beside the words: the pictures, the PDFs, and the documents in their languages.

import { useCallback, useEffect, useState } from 'react';
import type { StoredFile } from '#domain/files/file-schema.ts';
import type { Image } from '#domain/images/image-schema.ts';
import type { Language } from '#domain/languages.ts';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import type { Fields } from '#domain/website/fields.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { call } from '../../api/client.ts';

/** Null while they load; a failure leaves the names of the pictures. */
export function useImages() {
  const [images, setImages] = useState<readonly Image[] | null>(null);
  const reload = useCallback(async () => {
    try {
      setImages((await call('listImages')).data);
    } catch {}
  }, []);
  useEffect(() => void reload(), [reload]);
  return { images, reload };
}

/** Null while they load; a failure leaves the names of the files. */
export function useFiles() {
  const [files, setFiles] = useState<readonly StoredFile[] | null>(null);
  const reload = useCallback(async () => {
    try {
      setFiles((await call('listFiles')).data);
    } catch {}
  }, []);
  useEffect(() => void reload(), [reload]);
  return { files, reload };
}

/** @param changes asked again after each of them */
export function useListedDocuments(changes: number): readonly ListedDocument[] {
  const [documents, setDocuments] = useState<readonly ListedDocument[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a publication changes the states
  useEffect(() => {
    const unmounted = new AbortController();
    call('listDocuments', { signal: unmounted.signal }).then(
      ({ data }) => setDocuments(data),
      () => {},
    );
    return () => unmounted.abort();
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

interface Translation {
  name: string;
  locale: Language;
  fields: Fields;
  isOlder: boolean;
}

/** @returns paths whose English was published after the translation */
export function useOlderPaths({ name, locale, fields, isOlder }: Translation): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isOlder) return setPaths([]);
    let isOpen = true;
    changedEnglish(name, locale, fields).then(
      (found) => {
        if (isOpen) setPaths(found);
      },
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, [name, locale, fields, isOlder]);
  return paths;
}

async function changedEnglish(name: string, locale: Language, fields: Fields): Promise<string[]> {
  const history = async (language: Language) =>
    (await call('readDocumentHistory', { name, query: { locale: language } })).data;
  const [english, translated] = await Promise.all([history('en'), history(locale)]);
  const [newest] = english;
  if (!newest) return [];
  const since = translated[0]?.published_at ?? '';
  // The English that the translator saw.
  const seen = english.find(({ published_at }) => published_at <= since)?.version ?? 0;
  const body = async (version: number) =>
    (await call('readDocumentVersion', { name, query: { locale: 'en', version } })).data;
  const [before, after] = await Promise.all([body(seen), body(newest.version)]);
  return documentDifferences(fields, before, after).map(({ path }) => path);
}
