export const corrections = {
  toCorrect: (count: number) => `To correct (${count})`,
  /** For an admin: entries of everybody. */
  returned: (count: number) =>
    count === 1
      ? '1 entry came back from its correction'
      : `${count} entries came back from their correction`,
  seeReturned: 'Show',
  correct: 'Correct',
  answer: 'Answer',
  answerTitle: (name: string) => `Answer about ${name}`,
  answerHint: 'For when the entry is right as it stands, or you need to ask something.',
  yourAnswer: 'Your answer',
  send: 'Send',
  sending: 'Sending...',
  answered: 'Your answer is sent',
  notLoaded: 'What is to be corrected could not be loaded.',

  title: 'Correction',
  badge: { waiting: 'To correct', back: 'Came back' },
  answeredBadge: 'Answered',
  you: 'You',
  note: 'Note',
  sendBack: 'Send back',
  sendBackTitle: (name: string) => `Send ${name} back?`,
  sendBackHint:
    'The volunteer sees it first on the dashboard, corrects it or answers, and it comes back to you.',
  goneVolunteer: 'The account of this volunteer was deleted, so nobody would see a note.',
  unseenBy: (name: string) => `${name} can no longer see entries, so nobody would see a note.`,
  giveToOther: 'Give it to somebody else',
  sentBack: 'The entry is sent back with your note',
  itIsRight: 'It is right',
  accepting: 'Saving...',
  accepted: 'The entry is right as it stands now',
  steps: {
    sent_back: 'Sent back',
    corrected: 'Corrected',
    answered: 'Answered',
    accepted: 'Right',
    withdrawn: 'Not sent back after all',
  },
  correctedVersion: (version: number) => `Corrected: version ${version} in the history`,
};
