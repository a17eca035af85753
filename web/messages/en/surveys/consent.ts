export const consent = {
  title: 'Consent',
  notice: (day: string) => `Privacy notice of ${day}`,
  showNotice: 'Show the notice',
  hideNotice: 'Hide the notice',
  noticeLanguage: 'Language of the notice',
  askFirst:
    'Read the notice first, and let the person ask. If they refuse, close the form and write nothing down.',
  proofHint: 'Do not copy the document’s number.',
  earlierNotice: 'The answers were given to an earlier notice, and count for it.',
  clear: 'Clear the answers',
  wasUndone: 'The merge was undone: the consent before belongs to the other entry',
  withdrawnNote:
    'The person has withdrawn their consent. Delete it for good, or record a new consent first.',
  withdrawnEntries: {
    one: '# deleted entry of a person who has withdrawn their consent is still here',
    other: '# deleted entries of people who have withdrawn their consent are still here',
  },
  needsNetwork: 'To see or withdraw the consent, open this entry again when there is a network.',
  askAgain: 'Ask again',

  record: 'Record consent',
  recordTitle: (name: string) => `Consent of ${name}`,
  recording: 'Recording...',
  wasRecorded: 'The consent is recorded',
  personAgreed: 'The person agreed',
  guardianAgreed: (name: string, relation: string) => `${name} (${relation.toLowerCase()}) agreed`,
  noticeNumber: (number: number) => `Notice ${number}`,
  wasWithdrawn: 'The consent was withdrawn',
  withdraw: 'Withdraw consent',
  withdrawal: {
    title: (name: string) => `Withdraw the consent for ${name}?`,
    consequence:
      'The entry is deleted at once: it leaves every list, count and export. It cannot be restored without a new consent, and an admin can delete it for good.',
    note: 'What was said',
    hint: 'Such as how the person told you, and what else they want',
    busy: 'Withdrawing...',
    done: 'The consent is withdrawn, and the entry is deleted',
  },
};
