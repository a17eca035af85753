export const privacyNotice = {
  about: 'What volunteers read to a person before they record an entry, and how many have agreed.',
  agreed: (count: number, formatted: string) =>
    count === 1 ? '1 entry has a consent under it' : `${formatted} entries have a consent under it`,
  unasked: (count: number, formatted: string) =>
    count === 1 ? '1 entry has no consent yet' : `${formatted} entries have no consent yet`,
  writeNew: 'Write a new notice',
  writeHint:
    'Write what is true of your trust, in plain words that can be read aloud. A language may stay empty.',
  nobodyAsked: 'Nobody is asked for consent until a notice is published: this is a draft of one.',
  publish: 'Publish',
  publishing: 'Publishing...',
  publishTitle: 'Publish this notice?',
  firstConsequence:
    'From now on every new entry needs a consent. Volunteers read the notice to the person, and write down who agreed. People who were recorded before can be asked later. Ask volunteers to open the desk with a network before they go out.',
  newConsequence:
    'Volunteers read the new notice from now on. What people agreed to before stays as it was.',
  emptyIn: (languages: string) =>
    `Empty: ${languages}. There the form shows the notice in another language.`,
  published: 'The notice is published',
  earlier: 'Earlier notices',
  period: (from: string, to: string) => `${from} to ${to}`,
  publishedBy: (name: string) => `Published by ${name}`,
  end: 'Stop asking',
  endTitle: 'Stop asking for consent?',
  endConsequence: 'New entries will need no consent. Consents that were recorded stay.',
  ending: 'Stopping...',
  ended: 'Nobody is asked for consent any more',
};
