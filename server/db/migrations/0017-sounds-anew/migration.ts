import type { Migration } from '../migration.ts';

/** Names are read in another way; the job that fills in missing sounds writes them again. */
const statements = [`update surveys set sounds = ''`];

export const soundsAnew: Migration = { sqlite: statements, postgres: statements };
