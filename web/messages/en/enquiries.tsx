import type { ReactNode } from 'react';

export const enquiries = {
  list: 'Queries, newest first',
  which: 'Which queries',
  statuses: { all: 'All', unread: 'Unread', read: 'Read' },
  searchPlaceholder: 'Name, phone or message',
  unreadBadge: 'UNREAD',
  kind: 'Form',
  allKinds: 'All forms',
  kinds: { contact: 'Query', volunteer: 'Volunteer', receipt: 'Receipt' },
  when: 'When',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  showWhole: 'Show all',
  showLess: 'Show less',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markedRead: (name: string) => `${name} is marked as read`,
  markedUnread: (name: string) => `${name} is marked as unread`,
  delete: 'Delete',
  empty: {
    title: 'No queries yet',
    hint: 'What visitors write on the contact page will be listed here.',
    none: { all: 'No queries', unread: 'No unread queries', read: 'No read queries' },
    noMatch: {
      all: (search: string) => `No queries match “${search}”`,
      unread: (search: string) => `No unread queries match “${search}”`,
      read: (search: string) => `No read queries match “${search}”`,
    },
    clearSearch: 'Clear the search',
    showAll: 'Show all',
  },
  deletion: {
    title: 'Delete this query?',
    which: (name: ReactNode, email: string, time: string) => (
      <>
        {name}, {email}, written on {time}.
      </>
    ),
    consequence: 'It is gone for good: nobody can restore it.',
    confirm: 'Delete Query',
    deleting: 'Deleting...',
    deleted: 'Query deleted successfully',
  },
};
