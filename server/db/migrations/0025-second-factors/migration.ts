import type { Migration } from '../migration.ts';

const secondFactors = (tableEnd: string) => `create table second_factors (
    volunteer_id integer not null primary key references volunteers (id),
    uid text not null,
    secret_encrypted text not null,
    confirmed_at text,
    last_step integer default 0 not null,
    recovery_hashes text default '' not null
  ) ${tableEnd}`;

export const secondFactorTable: Migration = {
  sqlite: [secondFactors('strict')],
  postgres: [secondFactors('')],
};
