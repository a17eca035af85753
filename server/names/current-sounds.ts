import { sql } from 'kysely';
import { PHONETIC_VERSION_WORD } from '#domain/names/phonetic-words.ts';

const VERSION = `${PHONETIC_VERSION_WORD} `;

/** Whether a row's `sounds` are of this release. A name without sounds, such as `...`, leaves the version alone. */
export const hasCurrentSounds = sql<boolean>`substr(sounds || ' ', 1, ${VERSION.length}) = ${VERSION}`;
