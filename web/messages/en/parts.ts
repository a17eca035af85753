export const parts = {
  back: 'Back',
  search: 'Search',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
  leave: 'Leave',
  deletion: {
    Survey: { title: 'Delete this survey?', confirm: 'Delete Survey' },
    Query: { title: 'Delete this query?', confirm: 'Delete Query' },
    Volunteer: { title: 'Delete this volunteer?', confirm: 'Delete Volunteer' },
  },
  deleting: 'Deleting...',
};
