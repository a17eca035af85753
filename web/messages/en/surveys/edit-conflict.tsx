import type { ReactNode } from 'react';

const listFormat = new Intl.ListFormat('en-GB');

// `authors` and `fields` are formatted lists, `at` is a time within a sentence.
export const editConflict = {
  saved: (authors: string, at: string) =>
    `${authors} saved this entry ${at} while you were writing; nothing in the form is different`,
  changed: (authors: string, fields: string, at: string) =>
    `${authors} changed ${fields} ${at} while you were writing`,
  changedBothKept: (authors: string, fields: string, at: string) =>
    `${authors} changed ${fields} ${at} while you were writing; both are kept`,
  youChanged: (fields: string) =>
    `You changed ${fields} as well. Yours stays in the form unless you take theirs.`,
  saveAgain: 'Press Save Changes again to save them together.',
  mine: (value: ReactNode) => <>You: {value}</>,
  takeTheirs: 'Take theirs',
  takeMineBack: 'Take mine back',

  youElsewhere: 'You (in another window)',
  someoneElse: 'Someone else',
  /** The latest author first. */
  authors: (names: readonly string[]) => {
    const [first, ...others] = names;
    return others.length > 0 ? `${first} and ${others.join(', ')}` : `${first}`;
  },
  fields: (labels: readonly string[]) => listFormat.format(labels),

  employmentAndIncome: 'Employment and income',
  otherDocument: 'Other document',
  nothing: 'Nothing',
  sameAddress: 'The same as the correspondence address',
  employed: (income: string) => `Employed, ₹ ${income} a month`,
  notEmployed: 'Not employed',
};
