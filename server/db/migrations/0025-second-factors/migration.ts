import type { Migration } from '../migration.ts';

const secondFactors = (tableEnd: string) => `create table second_factors (
    uid text not null primary key,
    volunteer_id integer not null unique references volunteers (id),
    secret_encrypted text not null,
    begun_at text not null,
    confirmed_at text,
    last_step integer default 0 not null,
    recovery_hashes text default '' not null
  ) ${tableEnd}`;

export const secondFactorTable: Migration = {
  sqlite: [secondFactors('strict, without rowid')],
  postgres: [secondFactors('')],
};
