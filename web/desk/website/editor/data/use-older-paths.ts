import { useEffect, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { followsEnglish } from '#domain/website/words/english-values.ts';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';

interface Translation {
  name: string;
  locale: Language;
  fields: Fields;
  isOlder: boolean;
}

/** @returns paths of words whose English was published after the translation */
export function useOlderPaths({ name, locale, fields, isOlder }: Translation): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isOlder) return setPaths([]);
    let isOpen = true;
    void load(changedEnglish(name, locale, fields)).then(({ data }) => {
      if (isOpen && data) setPaths(data);
    });
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
  const paths = documentDifferences(fields, before, after).map(({ path }) => path);
  return paths.filter((path) => !followsEnglish(fields, path));
}
