import type { ReactNode } from 'react';

export const dashboard = {
  welcome: (name: ReactNode) => <>Welcome, {name}</>,
  newEntry: 'New Survey Entry',
  surveys: 'Survey Entries',
  volunteers: 'Manage Volunteers',
  enquiries: 'Queries',
  /** After the number in the tab of the enquiries. */
  unread: 'unread',
};
