import type { ReactNode } from 'react';

export const survey = {
  personalInformation: 'Personal information',
  ageAndGender: 'Age and gender',
  sameAddress: 'The same as the correspondence address',
  cityAndConstituency: 'City, constituency',
  otherDocument: 'Other document',
  additionalInformation: 'Additional information',
  employedWith: (income: string) => `Yes, ${income} a month`,
  entryNumber: 'Entry number',
  showAadhaar: 'Show the Aadhaar number',
  hideAadhaar: 'Hide the Aadhaar number',
  readingWasRecorded: 'This reading was recorded',
  readingIsRecorded: 'Each reading is recorded',
  numbersWithheld: 'The identity numbers are not shown in full',
  numbersWithheldReason:
    'Each reading of them is recorded, and nothing can be saved at the moment.',

  new: 'NEW',
  recorded: (time: string) => `Recorded ${time}`,
  recordedAndCame: (recorded: string, came: string) => `Recorded ${recorded}, came ${came}`,
  deletedOn: (date: string) => `Deleted on ${date}`,
  /** `when` is `at 14:05` or `on 17 Nov 2026 at 14:05`. */
  deletedBy: (name: string, when: string) => `Deleted by ${name} ${when}.`,
  deleted: (when: string) => `Deleted ${when}.`,
  mergedFrom: 'Other entries of this person were merged into this one',
  entry: (id: number) => `Entry ${id}`,
  mergedInto: (id: number) => `It was merged into entry ${id}.`,
  undoesMerge: 'Restoring it undoes the merge.',
  deletedNote: 'It is out of every list, and can be restored.',
  edit: 'Edit Survey',
  delete: 'Delete Survey',
  restore: 'Restore Survey',

  deletedPerson: (name: ReactNode, type: string, age: number, date: string) => (
    <>
      {name}, {type.toLowerCase()}, {age}, recorded on {date}.
    </>
  ),
  adminMayRestore: 'It leaves your list. An admin can restore it.',
  youMayRestore: 'It leaves every list. You can restore it.',
  wasDeleted: 'Survey deleted successfully',
  isBack: (name: string) => `${name} is back in the list`,

  restoreThis: 'Restore this survey?',
  restoring: 'Restoring...',
  restoredPerson: (name: ReactNode, type: string, age: number, volunteer: ReactNode) => (
    <>
      {name}, {type.toLowerCase()}, {age}. It returns to the list of {volunteer}.
    </>
  ),
  wasRestored: 'Survey restored successfully',
  deletion: {
    title: 'Delete this survey?',
    confirm: 'Delete Survey',
    deleting: 'Deleting...',
  },
  erasure: {
    title: 'Delete this survey for good?',
    consequence:
      'The entry goes with everything that was ever written in it. Nobody can restore it then. Backups made until now still have it until they are deleted.',
    mergedFirst: 'First delete for good what was merged into it, as it holds the same person:',
    confirm: 'Delete for good',
    erasing: 'Deleting...',
    erased: 'The survey is gone for good',
  },
};
