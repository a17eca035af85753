import { formatNumber } from '../../plural.ts';

export const places = {
  tab: 'Places',
  field: 'Which places',
  fields: { constituency: 'Constituency', city: 'City' },
  search: 'A place, in any spelling',
  caption: 'Places',
  head: { chosen: 'Chosen', name: 'Place', spellings: 'Spellings in entries', entries: 'Entries' },
  select: (name: string) => `Select ${name}`,
  empty: 'No places yet',
  emptyHint: 'Cities and constituencies of entries will be listed here.',
  noMatch: 'No place is spelled like that',
  chosen: (count: number) =>
    `${formatNumber(count)} selected: make ${count === 1 ? 'it' : 'them'} one place`,
  mergeTitle: 'Make these one place',
  /** For one selected place. */
  changeTitle: 'Change this place',
  mergeHint: 'Select the places on the left that are one and the same.',
  summary: (places: number, entries: number) =>
    `${formatNumber(places)} ${places === 1 ? 'place' : 'places'}, ${formatNumber(entries)} ${entries === 1 ? 'entry' : 'entries'}`,
  name: 'Name in English',
  localName: 'Name in Hindi and Marathi',
  localNameHint: 'Each reader sees it in their own script.',
  spellings: 'Spellings that mean it',
  leaveOut: (spelling: string) => `Leave ${spelling} out`,
  stays: 'What was typed stays in every entry. Suggestions, filters and counts use the one name.',
  merge: 'Merge',
  merging: 'Merging...',
  merged: (name: string) => `${name} is one place now`,
  save: 'Save',
  saving: 'Saving...',
  saved: (name: string) => `${name} is saved`,
  split: 'Take apart',
  wasSplit: 'Each spelling stands for itself again',
  remove: 'Remove',
  removed: 'The place is removed',
  import: 'Import a list',
  importing: 'Importing...',
  imported: (added: number, all: number) =>
    `${formatNumber(added)} of ${formatNumber(all)} places were new`,
  nothingToImport:
    'There is no place in this file. It needs a name on each line, and may have the name in Hindi after a comma.',
  notLoaded: (reason: string) => `Failed to fetch places: ${reason}`,
};
