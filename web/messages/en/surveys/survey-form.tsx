import type { ReactNode } from 'react';

interface VolunteerMarks {
  isAdmin: boolean;
  isInactive: boolean;
}

export const surveyForm = {
  newTitle: 'New Survey Entry',
  editTitle: 'Edit Survey',
  surveyEntries: 'Survey Entries',
  closeForm: 'Close the form',
  submit: 'Submit Survey',
  submitting: 'Submitting...',
  submitted: 'Survey submitted successfully',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  updated: 'Survey updated successfully',
  unchanged: 'Nothing was changed',
  nothingLost: 'Nothing is lost: what you typed is still here.',
  leave: {
    title: 'Leave without saving?',
    stay: 'Keep writing',
    text: 'This device does not keep what you typed in this form.',
  },
  choose: 'Choose',

  volunteer: {
    label: 'Volunteer',
    hint: 'Whose entry this will be',
    offered: { active: 'Active volunteers', all: 'Volunteers' },
    noneFound: { active: 'No active volunteer matches', all: 'No volunteer matches' },
    option: (name: string, email: string, { isAdmin, isInactive }: VolunteerMarks) =>
      `${name} (${email})${isAdmin ? ' - Admin' : ''}${isInactive ? ' - Inactive' : ''}`,
    deleted: (name: string) => `${name} - Deleted`,
    /** Replaces a name that cannot be loaded. */
    numbered: (id: string) => `Volunteer ${id}`,
  },

  household: {
    another: 'Another of this household',
    prefilled: (name: string, fields: string) => `Taken over from ${name}: ${fields}`,
    from: (name: string) => `From ${name}`,
    undo: 'Undo',
    undoAll: 'Undo all',
  },
  /** Offers to write a text into the field. */
  noSchool: 'none',
  keepStoredNumber: (mask: string) => `Keep the stored number, ${mask}`,
  write: (text: string) => `Write “${text}”`,

  sections: 'Sections',
  /** The words after the count are for screen readers only. */
  toCorrect: (count: number, hidden: (words: string) => ReactNode) => (
    <>
      {count}
      {hidden(' to correct')}
    </>
  ),
  complete: 'complete',
  chapters: {
    person: { title: 'Person', short: 'Person' },
    contact: { title: 'Contact and address', short: 'Contact' },
    identity: { title: 'Identity document', short: 'Identity' },
    work: { title: 'Work', short: 'Work' },
    child: { title: 'Child', short: 'Child' },
    parents: { title: 'Parents', short: 'Parents' },
    school: { title: 'School', short: 'School' },
    consent: { title: 'Consent', short: 'Consent' },
  },
  identityIntro: 'Aadhaar or one other document is enough.',
  orAnotherDocument: 'or another document',
  years: 'years',
  digitCount: (count: number, all: number) => `${count} of ${all}`,

  hints: {
    age: (min: number, max: number) => `${min} to ${max}`,
    seniorCitizen: (age: number) => `Ticked by itself from age ${age}`,
    parents: 'One of the two is enough',
    mobile: (digits: number) => `${digits} digits`,
    sameAddress: 'Follows what you type above',
    aadhaar: (digits: number) => `${digits} digits, in groups of four`,
    income: 'In rupees, a month',
  },
  notes: {
    oldForChild: (age: number) => `${age} or older: is this a child’s entry?`,
    youngForAdult: (age: number) => `Under ${age}: is this an adult’s entry?`,
    storedNumberStays: 'The stored number stays',
    aadhaarComplete: (digits: number) => `${digits} of ${digits}. No other document is needed`,
    aadhaarDoubtful: 'Please read the number again: its check digit does not fit',
  },
};
