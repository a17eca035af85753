export const possibleDuplicate = {
  mayBe: (name: string, place: string, day: string) =>
    place
      ? `This may be ${name} of ${place}, recorded on ${day}`
      : `This may be ${name}, recorded on ${day}`,
  /** An entry that only admins may see. */
  someone: 'This person may have been recorded by another volunteer',
  someoneNote: 'The office will look at the two. No more can be shown here.',
  own: 'Your entry',
  ofAnother: 'Another volunteer’s entry',
  waiting: 'Waits on this device',
  strengths: {
    number: 'Same identity number',
    mobile: 'Same mobile',
    alike: 'Name sounds alike',
  },
  sameEnd: 'Same last four digits of the identity number',
  ageWithin: (years: number) => `Age within ${years} years`,
  open: 'Open it',
  different: 'It is another person',
  recordAnyway: 'Record all the same',
  saveAnyway: 'Save all the same',
  more: (count: number) =>
    count === 1 ? 'Another entry may be of this person' : `${count} more may be of this person`,
};
