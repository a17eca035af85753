// Where SQLite and PostgreSQL differ. What each of them does is in sqlite-dialect.ts and
// postgres-dialect.ts, and nowhere else but in the migrations: all else is one set of queries.
import type { RawBuilder, Transaction } from 'kysely';
import type { SurveyType } from '#domain/surveys/survey.ts';
import type { Tables } from './tables.ts';

export interface Dialect {
  name: 'sqlite' | 'postgres';
  /** Rows as one parameter, a JSON list: a statement of ten thousand takes longer to write than to run. */
  insertRows: (
    table: keyof Tables,
    columns: readonly string[],
    json: string,
  ) => RawBuilder<unknown>;
  /** The next number that the database gives in this table is the one after it. */
  setSequence: (table: keyof Tables, last: number) => RawBuilder<unknown>;
  /**
   * Where the block of the newest entries ends: never, where one writer counts them as they come. Where
   * many write, they would wait for one another to count; then the newest are counted when asked.
   */
  openBucketEnd: string | undefined;
  /** Nobody else changes the schema until the transaction is over, which may take its time. */
  lockMigrations: (transaction: Transaction<Tables>) => Promise<void>;
  /** Nobody else writes an entry until the transaction is over. */
  lockSurveys: (transaction: Transaction<Tables>) => Promise<void>;
  /** One row: how many entries match, by type, and the numbers of those on the page. */
  searchSurveys: (search: SurveySearch) => RawBuilder<SurveySearchResult>;
  contains: (column: string, term: string) => RawBuilder<boolean>;
  /** Rows read to be changed: other transactions wait until this one is done with them. */
  forUpdate: <Query extends { forUpdate: () => Query }>(query: Query) => Query;
  isUniqueViolation: (error: unknown) => boolean;
  /** The database is away, locked for too long, or has no room: trying again later may help. */
  isUnavailable: (error: unknown) => boolean;
  /** What was to be written may be written all the same: the answer did not arrive. */
  isOutcomeUnknown: (error: unknown) => boolean;
}

export interface SurveySearch {
  /** Parts of a text, already `searchable`: an entry with any of them matches. */
  terms: readonly string[];
  numbers: IdentityNumberIndexes;
  deleted: boolean;
  ownerId: number | undefined;
  /** Of the page; the counts are of both types. */
  type: SurveyType | undefined;
  newestFirst: boolean;
  limit: number;
  offset: number;
}

/** The blind indexes of a whole identity number, where the search may be one. */
export interface IdentityNumberIndexes {
  aadhaarIndex: string | undefined;
  documentIndex: string | undefined;
}

export interface SurveySearchResult {
  adult: number | string;
  child: number | string;
  /** A JSON list. */
  ids: string;
}
