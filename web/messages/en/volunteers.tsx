import type { ReactNode } from 'react';
import type { VolunteerStatus } from '#domain/volunteers/volunteer.ts';
import { formatNumber } from '../plural.ts';

type StatusChange = Record<VolunteerStatus, (name: string) => string>;

export const volunteers = {
  labels: {
    id: 'ID',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    status: 'Status',
    entries: 'Entries',
    registered: 'Registered',
  },
  list: {
    add: 'Add New',
    caption: 'Volunteers',
    searchPlaceholder: 'Name, email or phone',
    count: (all: number, active: number) =>
      `${formatNumber(all)} ${all === 1 ? 'volunteer' : 'volunteers'}, ${formatNumber(active)} active`,
    noMatch: (search: string) => `No volunteers match “${search}”`,
    none: 'No volunteers yet',
    clearSearch: 'Clear the search',
    you: 'You',
    noPhone: 'None',
    /** `word` marks text that the column heading repeats where the list is a table. */
    entries: (count: number, word: (text: string) => ReactNode) => (
      <>
        {formatNumber(count)}
        {word(count === 1 ? ' entry' : ' entries')}
      </>
    ),
    view: 'View',
    edit: 'Edit',
    delete: 'Delete',
    activate: 'Activate',
    deactivate: 'Deactivate',
    statusChanged: {
      active: (name) => `${name} is now active`,
      inactive: (name) => `${name} is now inactive`,
    } as StatusChange,
  },
  form: {
    addTitle: 'Add New',
    closeForm: 'Close the form',
    nothingAdded: 'Nothing was added. What you typed is still below.',
    passwordHint: (min: number) => `At least ${min} characters`,
    add: 'Add Volunteer',
    adding: 'Adding...',
    added: (name: string) => `${name} is added`,
    saved: (name: string) => `The account of ${name} is saved`,
    newPasswordSaved: (name: string) => `${name} has a new password`,
    nothingChanged: 'Nothing was changed. Your edits are still below.',
    accountSaved: 'The account is saved, the rest is not. Save Changes tries it again.',
    inactiveHint: 'An inactive volunteer cannot sign in.',
    ownInactiveHint:
      'This is your own account. Inactive, it is signed out at once, and only another admin can let you in again.',
    editor: 'May write the website',
    editorHint:
      'Writes and publishes its words and pictures, and sees no entries. Screens that are open change at the next sign-in.',
    newPassword: 'New Password',
    save: 'Save Changes',
    saving: 'Saving...',
    back: 'Back',
  },
  details: {
    back: 'Back',
    adminSince: (date: string) => `Admin since ${date}`,
    volunteerSince: (date: string) => `Volunteer since ${date}`,
    edit: 'Edit Volunteer',
    delete: 'Delete Volunteer',
    title: 'Details',
    lastSignIn: 'Last sign-in',
    failedSignIns: 'Failed sign-ins',
    lastEntry: 'Last entry',
    never: 'None yet',
    noFailedSignIns: 'None in 30 days',
    /** `last` is such as “yesterday at 14:05”. */
    failedSignInCount: (count: number, last: string) => `${count} in 30 days, the last ${last}`,
    /** `oldest` is such as “yesterday at 14:05”. */
    waiting: (count: number, oldest: string) =>
      count === 1
        ? `1 entry waits on the phone, recorded ${oldest}`
        : `${formatNumber(count)} entries wait on the phone, the first recorded ${oldest}`,
    lastHeardFrom: (time: string) => `Last heard from ${time}.`,
  },
  passwordLink: {
    make: 'Password link',
    making: 'Making a link...',
    title: (name: string) => `A link for ${name}`,
    about:
      'Whoever opens it chooses the password of this account, so that nobody else knows it. It works once, and ends when a new link is made.',
    until: (time: string) => `Until ${time}`,
    link: 'Link',
    copy: 'Copy link',
    copied: 'The link is copied',
    notCopied: 'It could not be copied: mark it and copy it.',
    whatsApp: 'Send by WhatsApp',
    message: (name: string, time: string) =>
      `Namaste ${name}! With this link you choose your password for our desk. It works once, until ${time}.`,
    close: 'Close',
  },
  signOut: {
    everywhere: 'Sign out everywhere',
    title: (name: string) => `Sign ${name} out everywhere?`,
    consequence:
      'As for a lost phone. The password stays the same: change it, too, if somebody may know it. Entries that wait on a phone stay there until its owner signs in again.',
    done: (name: string) => `${name} is signed out everywhere`,
  },
  secondFactor: {
    remove: 'Turn off',
    title: (name: string) => `Let ${name} sign in without a code?`,
    consequence:
      'For somebody who has lost the phone and the recovery codes. Make sure that it is really them.',
    removed: (name: string) => `${name} signs in without a code now`,
  },
  work: {
    none: (name: string) => `${name} has not recorded an entry yet`,
    noneHint: 'The first one will be counted here.',
    all: 'Entries in all',
    lastSevenDays: 'Last 7 days',
    adults: 'Adults',
    children: 'Children',
    weeks: 'Entries a week',
    /** Between a week's number of entries and its Monday, for screen readers. */
    inTheWeekOf: (_count: number) => ' in the week of ',
    latest: 'Latest entries',
    seeAll: (total: string) => `See all ${total}`,
  },
  reassign: {
    /** `waiting` are entries that the volunteer's devices have not sent. */
    theirs: (entries: number, waiting: number, isEditor: boolean) => {
      const sent = isEditor
        ? 'cannot be sent by an account that writes the website.'
        : 'cannot be sent without their account.';
      return [
        entries === 1 ? '1 entry is theirs.' : `${formatNumber(entries)} entries are theirs.`,
        ...(waiting > 0
          ? [
              waiting === 1
                ? `1 more still waits on their phone, and ${sent}`
                : `${formatNumber(waiting)} more still wait on their phone, and ${sent}`,
            ]
          : []),
      ].join(' ');
    },
    to: 'Hand the entries over to',
    reassigning: (done: number, all: number) => `Handing over: ${done} of ${all}...`,
    failed: (count: number) =>
      `${formatNumber(count)} entries could not be handed over. Try again.`,
    /** The dialog was closed meanwhile. */
    alreadyReassigned: (count: number, to: string) =>
      count === 1
        ? `1 entry had already been handed over to ${to}`
        : `${formatNumber(count)} entries had already been handed over to ${to}`,
    /** Undo gives the account back, not the entries. */
    reassigned: (count: number, to: string) =>
      count === 1
        ? `1 entry was handed over to ${to}, and stays there after Undo`
        : `${formatNumber(count)} entries were handed over to ${to}, and stay there after Undo`,
    deactivateTitle: (name: string) => `Deactivate ${name}?`,
    deactivating: 'Deactivating...',
  },
  former: {
    list: 'Deleted in the last thirty days',
    left: (date: string) => `The account was deleted on ${date}`,
    entriesStay: 'Their entries stay, with their name.',
    restore: 'Restore Volunteer',
    restoring: 'Restoring...',
    restored: (name: string) => `${name} is back`,
    tooLate: 'It was more than thirty days ago: the account cannot be brought back.',
    seeEntries: 'See their entries',
  },
  deletion: {
    title: 'Delete this volunteer?',
    consequence: (name: ReactNode, email: string) => (
      <>
        {name}, {email}, can no longer sign in. The entries stay, with the name of who collected
        them.
      </>
    ),
    confirm: 'Delete Volunteer',
    deleting: 'Deleting...',
    deleted: 'Volunteer deleted successfully',
  },
};
