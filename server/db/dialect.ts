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
  setSequence: (table: keyof Tables, last: number) => RawBuilder<unknown>;
  /** Sorts after all times; undefined on PostgreSQL, which counts the newest surveys on reading. */
  openBucketEnd: string | undefined;
  lockMigrations: (transaction: Transaction<Tables>) => Promise<void>;
  /** Holds up other writers of surveys until the transaction ends. */
  lockSurveys: (transaction: Transaction<Tables>) => Promise<void>;
  /** Awaits present writers of the audit log, and holds up others until the transaction ends. */
  lockAuditLog: (transaction: Transaction<Tables>) => Promise<void>;
  searchExactly: (search: PageSearch) => RawBuilder<SurveySearchResult>;
  inIds: (idsJson: string) => RawBuilder<boolean>;
  searchPhonetically: (search: PhoneticSearch) => RawBuilder<PhoneticMatch>;
  /** @returns the newest live entries with any of the words */
  findPhonetically: (search: CandidateSearch) => RawBuilder<{ id: number }>;
  contains: (column: string, term: string) => RawBuilder<boolean>;
  forUpdate: <Query extends { forUpdate: () => Query }>(query: Query) => Query;
  /** Other transactions may still add rows that refer to these. */
  forNoKeyUpdate: <Query extends { forNoKeyUpdate: () => Query }>(query: Query) => Query;
  /** Others may share the lock, but not change the rows until the transaction ends. */
  forShare: <Query extends { forShare: () => Query }>(query: Query) => Query;
  forUpdateSkipLocked: <Query extends { modifyEnd: (end: RawBuilder<unknown>) => Query }>(
    query: Query,
    table: keyof Tables,
  ) => Query;
  hasPhoneticTerms: (words: readonly string[]) => RawBuilder<unknown>;
  cleanIndex: (database: DatabaseToClean, stopping: AbortSignal) => Promise<void>;
  isUniqueViolation: (error: unknown) => boolean;
  /** Worth a retry: the database is away, locked for too long or out of space. */
  isUnavailable: (error: unknown) => boolean;
  /** The write may have succeeded: no reply arrived. */
  isOutcomeUnknown: (error: unknown) => boolean;
}

interface DatabaseToClean {
  db: Kysely<Tables>;
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
  /** Filters the page only. The counts always cover both types. */
  type: SurveyType | undefined;
  offset: number;
}

export interface PhoneticSearch extends SurveySearch {
  /** Letters `a` to `z` and digits. An entry with all words of one reading matches, unless the typed text does. */
  sounds: readonly (readonly string[])[];
  scanLimit: number;
}

export interface CandidateSearch {
  words: readonly string[];
  ages?: { from: number; to: number } | undefined;
  limit: number;
}

export interface PhoneticMatch {
  id: number;
  survey_type: SurveyType;
}

export interface NumbersSearched extends IdentityNumberIndexes {
  entryId: number | undefined;
  last4: string | undefined;
}

export interface IdentityNumberIndexes {
  aadhaarIndex: string | undefined;
  documentNumberIndex: string | undefined;
}

export interface SurveySearchResult {
  adult: number;
  child: number;
  /** JSON array of the ids, in the order of the page. */
  ids: string;
}
