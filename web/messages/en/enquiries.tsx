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
  whatsApp: 'WhatsApp',
  email: 'Email',
  address: 'Address',
  showWhole: 'Show all',
  showLess: 'Show less',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markedRead: (name: string) => `${name} is marked as read`,
  markedUnread: (name: string) => `${name} is marked as unread`,
  delete: 'Delete',
  work: {
    filter: 'State',
    states: {
      all: 'All states',
      new: 'New',
      in_hand: 'In hand',
      answered: 'Answered',
      deleted: 'Deleted',
    },
    open: 'State and note',
    title: (name: string) => `Query of ${name}`,
    state: 'State',
    note: 'Note for the office',
    entry: 'Number of an entry',
    aboutOwnData: 'Does the person ask about their own data?',
    entryHint: 'It stands under the facts of the entry. Empty for none.',
    volunteer: 'Volunteer',
    keepVolunteer: (name: string) => `It leads to ${name} now. Choose another to change that.`,
    unlink: 'No volunteer',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved',
    /** `when` is such as `Today, 14:05`. */
    by: (name: ReactNode, when: string) => (
      <>
        {name}, {when}
      </>
    ),
    leadsTo: (target: ReactNode) => <>Leads to {target}</>,
    restore: 'Restore',
    restored: (name: string) => `The query of ${name} is back`,
    waitsUntil: (date: string) => `Deleted on ${date}. It is gone for good thirty days later.`,
  },
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
    showDeleted: 'Show deleted queries',
  },
  deletion: {
    title: 'Delete this query?',
    which: (name: ReactNode, contact: string, time: string) => (
      <>
        {name}, {contact}, written on {time}.
      </>
    ),
    consequence:
      'It leaves the list. For thirty days an admin can restore it; then it is gone for good.',
    confirm: 'Delete Query',
    deleting: 'Deleting...',
    deleted: 'Query deleted successfully',
  },
  erasure: {
    title: 'Delete this query for good?',
    consequence: 'Nobody can restore it then.',
    confirm: 'Delete for good',
    erasing: 'Deleting...',
    erased: 'The query is gone for good',
  },
};
