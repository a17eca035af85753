import type { PrivacyRequestStep } from '#domain/privacy/request-schema.ts';

export const privacy = {
  about: 'What people ask about their data, and by when they must have an answer.',
  add: 'Record a request',
  caption: 'Privacy requests',
  searchPlaceholder: 'Name, phone or email',
  filters: { open: 'Open', closed: 'Closed' },
  urgent: {
    one: '# privacy request is overdue or due within a week',
    other: '# privacy requests are overdue or due within a week',
  },
  seeUrgent: 'See them',
  empty: {
    open: 'No open requests',
    closed: 'No closed requests',
    noMatch: 'No request matches',
    hint: 'Record here whatever a person asks about their data: by phone, letter or in person.',
  },
  notFound: 'Privacy request not found',
  labels: {
    kind: 'What they ask for',
    person_name: 'Whose data',
    contact: 'Where the answer goes',
    details: 'What was said',
    received_on: 'Received on',
    due_on: 'Answer due on',
    identity: 'Identity',
    survey_id: 'Entry number',
  },
  hints: {
    person_name: 'The person, also if somebody else asks for them',
    contact: 'Phone, email or address',
    details: 'In your own words: they stay when a query is deleted',
    due_on: 'Leave empty for 30 days (a complaint: 90)',
    usual: (day: string) => `Without a day it is ${day}`,
    identity: 'Somebody else must not learn about them. Do not copy the document’s number.',
  },
  kinds: {
    access: 'To know what is recorded',
    correction: 'A correction',
    erasure: 'Erasure',
    withdrawal: 'Withdrawal of consent',
    nomination: 'Naming a nominee',
    grievance: 'A complaint',
  },
  identities: {
    known: 'Known in person',
    document: 'A document was seen',
    called_back: 'Called back on the recorded number',
  },
  fromQuery: (time: string) => `Query of ${time}`,
  notChecked: 'Not checked yet',
  states: { open: 'Open', done: 'Done', refused: 'Refused' },
  due: (day: string) => `Due ${day}`,
  overdue: (day: string) => `Was due ${day}`,
  view: 'View',
  edit: 'Edit',
  recorded: 'The request is recorded',
  saved: 'The request is saved',
  changedMeanwhile: 'Somebody has changed this request since you opened it. Yours is kept below.',
  facts: 'The request',
  history: 'What was done',
  whatToDo: {
    access:
      'Check who asks. Open the entry and print it: it has the consents and the history, too, but not the rest of the household. The Aadhaar number stays masked unless you show it first. Look for name and phone under Queries, deleted ones as well, and under Donations.',
    correction:
      'Check who asks. Open the entry and correct it: the earlier version stays in its history.',
    erasure:
      'Check who asks. Delete the entry, then delete it for good, and before it each entry that was merged into it. Do the same with every query of the person. Gifts stay, as the tax law asks: say so in the answer.',
    withdrawal:
      'Check who asks. Withdraw the consent in the entry, which deletes it. If the entry has no section on consent, delete it, then delete it for good.',
    nomination: 'Check who asks. Write the name, relation and address of the nominee into a note.',
    grievance:
      'Find out what happened, and answer. The person may go to the Data Protection Board.',
  },
  steps: {
    recorded: 'Recorded',
    changed: 'Changed',
    note: 'Note',
    done: 'Done',
    refused: 'Refused',
    reopened: 'Opened again',
  } satisfies Record<PrivacyRequestStep['action'], string>,
  work: {
    note: 'Add a note',
    done: 'Mark as done',
    refused: 'Refuse',
    reopened: 'Open again',
    titles: {
      note: (name: string) => `Note on the request of ${name}`,
      done: (name: string) => `Is the request of ${name} done?`,
      refused: (name: string) => `Refuse the request of ${name}?`,
      reopened: (name: string) => `Open the request of ${name} again?`,
    },
    labels: {
      note: 'Note',
      done: 'What was done, and how the person was told',
      refused: 'Why, and how the person was told',
      reopened: 'Why',
    },
    notErased: (name: string) =>
      `The entry of ${name} is still here. Delete it for good first, or write below why it stays.`,
    saved: {
      note: 'The note is saved',
      done: 'The request is done',
      refused: 'The request is refused',
      reopened: 'The request is open again',
    },
  },
};
