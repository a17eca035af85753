// What an entry takes on the disk.
import { queryPostgres, querySqlite } from '../../tests/support/app/query-database.ts';
import type { Variables } from '../data/trusts.ts';

export interface Bytes {
  /** Row, versions, search and all else. */
  all: number;
  /** Indexes, and the tables of the search. */
  indexes: number;
}

const SQLITE = `
  select sum(pgsize) as total,
    sum(pgsize) filter (where name like 'survey_search%' or schema.type = 'index') as indexes
  from dbstat left join sqlite_schema schema using (name)
  where aggregate = true`;
const POSTGRES = `
  select pg_database_size(current_database()) as total, sum(pg_indexes_size(oid)) as indexes
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

export async function bytesPerEntry(variables: Variables, entries: number): Promise<Bytes> {
  const { DATABASE_URL, DATA_DIR = '' } = variables;
  const [row] = DATABASE_URL
    ? await queryPostgres(DATABASE_URL, POSTGRES)
    : querySqlite(DATA_DIR, SQLITE);
  const perEntry = (bytes: unknown) => Math.round(Number(bytes) / entries);
  return { all: perEntry(row?.total), indexes: perEntry(row?.indexes) };
}
