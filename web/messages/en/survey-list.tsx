import type { ReactNode } from 'react';

export const surveyList = {
  type: 'Type',
  all: 'All',
  searchHint: 'Name, mobile or place',
  entries: 'Entries',
  statuses: { live: 'Live', deleted: 'Deleted' },
  sort: 'Sort',
  sorts: { date_new: 'Newest first', date_old: 'Oldest first' },

  captions: {
    live: {
      date_new: 'Survey entries, newest first',
      date_old: 'Survey entries, oldest first',
    },
    deleted: {
      date_new: 'Deleted survey entries, newest first',
      date_old: 'Deleted survey entries, oldest first',
    },
  },
  head: {
    name: 'Name',
    facts: 'Type, age, gender',
    mobile: 'Mobile',
    place: 'Place',
    createdBy: 'Created By',
    recorded: 'Recorded',
  },
  /** On a phone, what stands before and after the volunteer’s name. */
  recordedBy: { before: 'By ', after: '' },
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  restore: 'Restore',

  entriesOf: (volunteer: ReactNode) => <>Entries of {volunteer}</>,
  /** For an account whose name is not known any more. */
  unnamedVolunteer: (id: number) => `volunteer ${id}`,
  showEverybodys: 'Show everybody’s entries',

  /** `entries` is `exportedEntries`, left out where space is short. */
  export: (entries: ReactNode) => <>Export {entries}</>,
  exportedEntries: (count: number, formatted: string) =>
    count === 1 ? `${formatted} entry` : `${formatted} entries`,
  exporting: 'Exporting...',
  exported: (file: string) => `Exported to ${file}`,

  empty: 'No survey entries yet',
  emptyForAdmin: 'What is recorded will be listed here. Begin with “New Survey Entry”.',
  emptyForVolunteer: 'The people you record will be listed here. Begin with “New Survey Entry”.',
  noMatch: (search: string) => `No entries match “${search}”`,
  noDeletedMatch: (search: string) => `No deleted entries match “${search}”`,
  /** Of a search that finds nobody as typed. */
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
};
