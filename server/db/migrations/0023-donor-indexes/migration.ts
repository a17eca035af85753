import type { Migration } from '../migration.ts';

/** Donors' numbers are one in any digits and hyphens now: `fillDonorIndexesJob` writes their blind indexes anew. */
const statements = ['update donations set id_index = null where id_sealed is not null'];

export const donorIndexes: Migration = { sqlite: statements, postgres: statements };
