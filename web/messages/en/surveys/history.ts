export const history = {
  title: 'History',
  showAll: (count: number) => `Show all ${count}`,
  created: (version: number) => `Version ${version}, recorded`,
  current: (version: number) => `Version ${version}, current`,
  version: (version: number) => `Version ${version}`,
  deleted: 'Deleted',
  restored: 'Restored',
  revertToThis: 'Put this version back',
  /** Times; `came` is when the server received an entry that was made offline. */
  madeAndCame: (made: string, came: string) => `${made}, came ${came}`,

  revertTitle: (version: number) => `Put version ${version} back?`,
  revert: 'Put back',
  reverting: 'Putting back...',
  revertNote: (current: number) =>
    `This changes back. The entry as it stands now stays in the history, as version ${current}.`,
  wasReverted: (version: number) => `Version ${version} was put back`,

  /** For screen readers, in front of a value. */
  before: 'Before: ',
  after: 'After: ',
  /** For different values that look the same. */
  alike: {
    number: 'Another number with the same last digits',
    document: 'Another number with the same last characters',
    volunteer: 'Another volunteer of the same name',
    other: 'Another one that looks alike',
  },
  mayDiffer: 'It was changed in between: this may be another number that ends alike',
};
