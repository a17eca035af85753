// Words of the list of documents.

export const websiteList = {
  searchPlaceholder: 'A name, or any words of the site',
  show: 'Show',
  filters: { all: 'All', drafts: 'Drafts', scheduled: 'Scheduled', older: 'Older' },
  notFilledIn: (number: number) => `Not filled in yet: ${number}`,
  notFilledInNote:
    'Donors look for these. As long as they are empty, visitors see nothing of them.',
  lapsed: 'lapsed, so it is not shown',
  noMatch: 'No words match your search',
  caption: 'The documents of the website, with their states and languages',
  name: 'Name',
  where: 'Where',
  state: 'State of the English',
  languages: 'Languages',
  sections: {
    trust: 'The trust',
    lists: 'Lists',
    pages: 'Pages',
    programmes: 'Programmes',
  },
  states: {
    published: 'Published',
    draft: 'Draft',
    scheduled: 'Scheduled',
    first: 'First words',
  },
  neverChanged: 'Never changed',
  unreadable: 'Published for an earlier version of the program: the first words are shown',
  changedBy: (at: string, by: string) => `${at}, ${by}`,
  you: 'you',
  youCapital: 'You',
  someone: 'Someone else',
  youElsewhere: 'You (in another window)',
  byItself: 'The program',
  edit: 'Edit',
  history: 'History',
  languageStates: {
    published: 'is published',
    older: 'is older',
    missing: 'is not written',
  },
  languageKey: {
    published: 'Published',
    older: 'Older than the English',
    missing: 'Not written yet: shows the English',
  },
};
