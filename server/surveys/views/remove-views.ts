import type { Kysely } from 'kysely';
import { phoneticKeyOf } from '#domain/names/phonetic-key.ts';
import { phoneticReadingsOf } from '#domain/names/phonetic-words.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { Tables } from '../../db/tables.ts';
import type { EntryTexts } from '../erasure/entry-texts.ts';

/** A shorter part of a word is in many names. */
const SHORTEST_PART = 4;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Views that search for an erased entry's name, perhaps with its place, go in the same transaction. */
export async function removeViewsOf(
  db: Kysely<Tables>,
  { names, places }: EntryTexts,
): Promise<void> {
  const inName = matchersOf(names);
  const inPlace = matchersOf(Object.values(places).flat());
  const isAbout = (parts: readonly string[], isName: WordTest, isPlace: WordTest) =>
    parts.some(isName) && parts.every((part) => isName(part) || isPlace(part));
  await removeViews(
    db,
    'search',
    (typed) =>
      isAbout(wordsOf(typed), inName.isWord, inPlace.isWord) ||
      // The phonetic readings have no honorifics, abbreviations written out and words joined.
      phoneticReadingsOf(typed).some((sounds) =>
        isAbout(sounds, inName.isPhonetic, inPlace.isPhonetic),
      ),
  );
}

type WordTest = (word: string) => boolean;

function matchersOf(texts: readonly string[]): { isWord: WordTest; isPhonetic: WordTest } {
  const words = [...new Set(texts.flatMap(wordsOf))];
  const sounds = new Set(texts.flatMap((each) => phoneticReadingsOf(each).flat()));
  return {
    isWord: (part) =>
      words.includes(part) ||
      (part.length >= SHORTEST_PART && words.some((word) => word.includes(part))) ||
      sounds.has(phoneticKeyOf(part)),
    isPhonetic: (sound) => sounds.has(sound),
  };
}

function wordsOf(typed: string): string[] {
  return toSearchText(typed)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}

export async function removeViews(
  db: Kysely<Tables>,
  filter: 'search' | 'place',
  isRemoved: (value: string) => boolean,
): Promise<void> {
  const views = await db
    .selectFrom('saved_views')
    .select(['id', 'query'])
    .where('query', 'like', `%${filter}=%`)
    .execute();
  const removed = views
    .filter(({ query }) => new URLSearchParams(query).getAll(filter).some(isRemoved))
    .map(({ id }) => id);
  if (removed.length > 0) await db.deleteFrom('saved_views').where('id', 'in', removed).execute();
}
