// SQL that differs between SQLite and PostgreSQL: sqlite/dialect.ts and postgres/dialect.ts implement it.
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { SurveyType } from '#domain/surveys/survey.ts';
import type { Tables } from './tables.ts';

export interface Dialect {
  name: 'sqlite' | 'postgres';
  /** @param json all rows as one parameter: ten thousand placeholders take longer to build than to run */
  insertRows: (
    table: keyof Tables,
    columns: readonly string[],
    json: string,
  ) => RawBuilder<unknown>;
  /** @param last highest id ever given; the next one is last + 1 */
  setSequence: (table: keyof Tables, last: number) => RawBuilder<unknown>;
  /**
   * The end of the bucket that still grows: a text after all times. undefined: the newest surveys are counted on reading,
   * because a counter would block PostgreSQL's writers.
   */
  openBucketEnd: string | undefined;
  /** Holds the migration lock until the transaction ends. */
  lockMigrations: (transaction: Transaction<Tables>) => Promise<void>;
  /** Blocks other writers of surveys until the transaction ends. */
  lockSurveys: (transaction: Transaction<Tables>) => Promise<void>;
  /** Waits for those who write to the audit log, and blocks others until the transaction ends. */
  lockAuditLog: (transaction: Transaction<Tables>) => Promise<void>;
  searchSurveys: (search: PageSearch) => RawBuilder<SurveySearchResult>;
  /** @param ids a JSON array, which is one parameter however many there are */
  inIds: (ids: string) => RawBuilder<boolean>;
  /** The newest or oldest entries, as the search asks. */
  searchPhonetically: (search: PhoneticSearch) => RawBuilder<PhoneticMatch>;
  /** The newest live entries with any of the words. */
  findPhonetically: (search: CandidateSearch) => RawBuilder<{ id: number }>;
  contains: (column: string, term: string) => RawBuilder<boolean>;
  forUpdate: <Query extends { forUpdate: () => Query }>(query: Query) => Query;
  /** Other transactions may still add rows that refer to these. */
  forNoKeyUpdate: <Query extends { forNoKeyUpdate: () => Query }>(query: Query) => Query;
  /** Others may lock the rows so, too, but not change them until the transaction ends. */
  forShare: <Query extends { forShare: () => Query }>(query: Query) => Query;
  /** For a queue: skips rows that another instance has locked. */
  forUpdateSkipLocked: <Query extends { modifyEnd: (end: RawBuilder<unknown>) => Query }>(
    query: Query,
    table: keyof Tables,
  ) => Query;
  /** Whether `sounds` has each of the words of `a` to `z` and digits as a whole. */
  hasPhoneticTerms: (words: readonly string[]) => RawBuilder<unknown>;
  /** Removes what erased entries have left in indexes, statistics and free rows. */
  cleanIndex: (database: DatabaseToClean, stopping: AbortSignal) => Promise<void>;
  isUniqueViolation: (error: unknown) => boolean;
  /** Worth a retry: the database is away, locked for too long or out of space. */
  isUnavailable: (error: unknown) => boolean;
  /** The write may have succeeded: no reply arrived. */
  isOutcomeUnknown: (error: unknown) => boolean;
}

interface DatabaseToClean {
  db: Kysely<Tables>;
  /** Of PostgreSQL. */
  databaseUrl: string | undefined;
}

export interface SurveySearch {
  /** Normalised by toSearchText; an entry that contains every word of any of them matches. */
  readings: readonly (readonly string[])[];
  numbers: NumbersSearched;
  deleted: boolean;
  ownerId: number | undefined;
  newestFirst: boolean;
  limit: number;
}

export interface PageSearch extends SurveySearch {
  /** Filters the page only: the counts always cover both types. */
  type: SurveyType | undefined;
  offset: number;
}

export interface PhoneticSearch extends SurveySearch {
  /** Of `a` to `z` and digits; an entry with all words of one reading matches, unless the typed text matches it. */
  sounds: readonly (readonly string[])[];
  /** The limit of phonetic matches. */
  scanLimit: number;
}

export interface CandidateSearch {
  /** Of `sounds`. */
  words: readonly string[];
  /** undefined: of any age. */
  ages?: { from: number; to: number } | undefined;
  limit: number;
}

export interface PhoneticMatch {
  id: number;
  survey_type: SurveyType;
}

export interface NumbersSearched extends IdentityNumberIndexes {
  entryId: number | undefined;
  /** The end of an identity number. */
  last4: string | undefined;
}

/** Blind indexes, if the search text can be a whole identity number. */
export interface IdentityNumberIndexes {
  aadhaarIndex: string | undefined;
  documentNumberIndex: string | undefined;
}

export interface SurveySearchResult {
  adult: number;
  child: number;
  /** JSON array. */
  ids: string;
}
