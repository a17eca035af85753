import type { Migration } from '../migration.ts';

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
  postgres: [
    ...dropEarlier,
    `create index surveys_live_filter on surveys (${COLUMNS.join(', ')}) where deleted_at is null`,
  ],
};
