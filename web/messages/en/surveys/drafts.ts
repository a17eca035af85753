type Device = 'phone' | 'tablet' | 'computer';

// `moment` is a time within a sentence, such as “yesterday at 14:32”.
export const drafts = {
  kept: (device: Device) => `Kept on this ${device} as you type`,
  notKept: (device: Device) => `Not kept on this ${device}: submit before you leave`,
  keepOpen: (device: Device) =>
    `Not kept on this ${device}: leave this form open until there is a network`,

  unfinished: (count: number): string => (count === 1 ? 'Unfinished entry' : 'Unfinished entries'),
  continueNew: (moment: string) => `Continue the entry you began ${moment}?`,
  continueEdit: (moment: string) => `Continue the change you began ${moment}?`,
  continueThisEdit: (moment: string) => `You began to change this entry ${moment}. Continue?`,
  continue: 'Continue',
  continueTitled: (title: string) => `Continue: ${title}`,
  discard: 'Discard',
  discardTitled: (title: string) => `Discard: ${title}`,
  discarded: 'Unfinished entry discarded',

  restored: (moment: string) => `What you typed is back. You began ${moment}.`,
  numbersNotKept: 'The identity numbers are not kept on this device. Please check them.',
  changedSince: 'The entry has been changed since then. When you save, you see both.',
};
