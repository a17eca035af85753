import type { Migration } from '../migration.ts';

/** A mobile number is found as a word of `sounds`; in an index of its own, each new entry would write a page more. */
const statements = ['drop index surveys_mobile'];

export const fewerIndexes: Migration = { sqlite: statements, postgres: statements };
