export const duplicates = {
  tab: 'Duplicates',
  /** After the number in the tab. */
  open: 'open',
  pairs: 'Pairs',
  states: { open: 'Open', different: 'Different', merged: 'Merged' },
  sorts: { strongest: 'Strongest first', newest: 'Newest first', oldest: 'Oldest first' },
  noMatch: (search: string) => `No pairs match “${search}”`,
  lists: { open: 'Open pairs', different: 'Different people', merged: 'Merged pairs' },
  /** Between the two names of a pair. */
  and: 'and',
  /** Titles of a compared pair. */
  titles: { open: 'Are these one person?', different: 'Different people', merged: 'Merged' },
  entry: (id: number) => `Entry ${id}`,
  older: 'older',
  deleted: 'deleted',
  kept: 'kept',
  sameInBoth: 'same in both',
  /** Below the name of a number. */
  otherNumber: 'Two different numbers with the same ending',
  notGiven: 'Not given',
  consequence: (kept: number, gone: number) =>
    `Merge keeps entry ${kept}. Entry ${gone} goes to Deleted and points to it; both histories stay, and Restore undoes it, except for what is changed in ${kept} since.`,
  editedSince: (gone: number, kept: number) =>
    `Entry ${gone} was merged into ${kept}, and an edit has come for it since. Choose what of it to keep, or decide that these are different people: then ${gone} comes back.`,
  changedSince:
    'One of the entries was changed meanwhile, so nothing was decided. Both are shown as they are now.',
  different: 'Different people',
  merge: (id: number) => `Merge into ${id}`,
  saving: 'Saving...',
  nowDifferent: 'Kept as two people',
  reopen: 'Open again',
  /** For the address of a pair that is in another list. */
  notInList:
    'The pair of this address is not in this list. It may be decided, or on another page: choose one of those here.',
  openAgain: 'They are an open pair again',
  nowMerged: (id: number) => `Merged into entry ${id}`,
  restore: (id: number) => `Restore entry ${id}`,
  mergeUndone: 'The merge is undone. What was changed since in the entry that stayed is kept.',
  decidedDifferent: (name: string, when: string) => `Different people, decided by ${name} ${when}`,
  decidedMerged: (id: number, name: string, when: string) =>
    `Merged into entry ${id} by ${name} ${when}`,
  view: 'View entry',
  empty: {
    open: 'No open pairs',
    different: 'Nobody has been held apart yet',
    merged: 'Nothing has been merged yet',
  },
  emptyNote: 'When two entries may be of one person, they are shown here side by side.',
};
