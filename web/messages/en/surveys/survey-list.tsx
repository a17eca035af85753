import type { ReactNode } from 'react';
import type { Sort } from '#domain/paging.ts';

export const surveyList = {
  type: 'Type',
  all: 'All',
  searchHint: 'Name, mobile or place',
  entries: 'Entries',
  statuses: { live: 'Live', deleted: 'Deleted' },
  sort: 'Sort',
  sorts: {
    date_new: 'Newest first',
    date_old: 'Oldest first',
    '-changed': 'Latest change first',
    changed: 'Oldest change first',
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    age: 'Youngest first',
    '-age': 'Oldest people first',
  } as Record<Sort, string>,
  sortsInCaption: {
    date_new: 'newest first',
    date_old: 'oldest first',
    '-changed': 'latest change first',
    changed: 'oldest change first',
    name: 'name, A to Z',
    '-name': 'name, Z to A',
    age: 'youngest first',
    '-age': 'oldest people first',
  } as Record<Sort, string>,

  captions: {
    live: (sort: string) => `Survey entries, ${sort}`,
    deleted: (sort: string) => `Deleted survey entries, ${sort}`,
  },
  head: {
    name: 'Name',
    facts: 'Type, age, gender',
    mobile: 'Mobile',
    place: 'Place',
    createdBy: 'Created By',
    recorded: 'Recorded',
  },
  /** On a phone, the text before and after the volunteer’s name. */
  recordedBy: { before: 'By ', after: '' },
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  restore: 'Restore',

  entriesOf: (volunteer: ReactNode) => <>Entries of {volunteer}</>,
  /** For an account whose name is unknown. */
  unnamedVolunteer: (id: number) => `volunteer ${id}`,
  showEverybodys: 'Show everybody’s entries',

  /** `entries` is `exportedEntries`, left out where space is short. */
  export: (entries: ReactNode) => <>Export {entries}</>,
  exportedEntries: (count: number, formatted: string) =>
    count === 1 ? `${formatted} entry` : `${formatted} entries`,
  excel: 'Excel',
  exportExcel: (entries: string) => `Excel file of ${entries}`,
  exporting: 'Exporting...',
  exported: (file: string) => `Exported to ${file}`,

  empty: 'No survey entries yet',
  emptyForAdmin: 'What is recorded will be listed here. Begin with “New Survey Entry”.',
  emptyForVolunteer: 'The people you record will be listed here. Begin with “New Survey Entry”.',
  noMatch: (search: string) => `No entries match “${search}”`,
  noDeletedMatch: (search: string) => `No deleted entries match “${search}”`,
  /** For a search without exact matches. */
  onlyAlike: (count: number, formatted: string) =>
    count === 1
      ? 'No exact match; 1 that sounds alike'
      : `No exact match; ${formatted} that sound alike`,
  alsoAlike: (count: number, formatted: string) =>
    count === 1 ? 'The last one only sounds alike' : `The last ${formatted} only sound alike`,
  noneOfKind: 'No entries of this kind',
  noDeletedOfKind: 'No deleted entries of this kind',
  clearSearch: 'Clear the search',
  showAll: 'Show all',
  showDeleted: 'Show deleted entries',
};
