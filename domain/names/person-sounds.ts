import { allPhoneticKeysOf, PHONETIC_VERSION_WORD, phoneticReadingsOf } from './phonetic-words.ts';

/** What donors and enquirers are found by. @returns words divided by spaces, never empty */
export function personSoundsOf({ name, address }: { name: string; address: string }): string {
  const words = [...[name, address].flatMap(allPhoneticKeysOf), ...phoneticReadingsOf(name).flat()];
  return [...new Set([PHONETIC_VERSION_WORD, ...words])].join(' ');
}
