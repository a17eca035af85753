import type { Migration } from '../migration.ts';

/** The index that answers filtered lists, with income and class. */
const COLUMNS = [
  ...['created_at', 'id', 'survey_type', 'gender', 'category', 'age', 'physically_disabled'],
  ...['employed', 'income', 'class', 'school_type', 'volunteer_id', 'updated_at'],
];
const dropEarlier = [
  'drop index surveys_live_filter',
  // Sounds of earlier releases are found without it.
  'drop index surveys_without_sounds',
];

export const moreFilters: Migration = {
  sqlite: [
    ...dropEarlier,
    `create index surveys_live_filter
      on surveys (${COLUMNS.join(', ')}, city, constituency, name, deleted_at)
      where deleted_at is null`,
  ],
  // An index row of PostgreSQL has 2,704 bytes at most: long texts do not fit.
  postgres: [
    ...dropEarlier,
    `create index surveys_live_filter on surveys (${COLUMNS.join(', ')}) where deleted_at is null`,
  ],
};
