export const documentHistory = {
  historyOf: (title: string) => `History of ${title}`,
  everyVersion: (language: string) => `Every published version is kept: ${language}`,
  version: (number: number) => `Version ${number}`,
  publishedBy: (name: string, at: string) => `${name}, ${at}`,
  versionOf: (title: string, version: number) =>
    version === 0 ? `${title}, first words` : `${title}, version ${version}`,
  versionNote: 'These words as they were. All other words are those of today.',
  onSite: 'On the site',
  asDelivered: 'As the site was delivered',
  compare: 'Compare',
  whatItChanged: 'What it changed',
  againstSite: 'Against the site today',
  noDifference: 'No difference',
  revertNote: (version: number) =>
    version === 0
      ? 'Put back makes a draft of the first words. Nothing on the site changes until you publish it.'
      : `Put back makes a draft of version ${version}. Nothing on the site changes until you publish it.`,
  isReverted: (title: string, version: number) =>
    `The draft of ${title} is ${version === 0 ? 'the first words' : `version ${version}`}`,
  replaceDraft: 'Replace the draft?',
  replaceDraftNote: (version: number) =>
    `There is a draft that is not published. Its words are replaced by ${version === 0 ? 'the first words' : `those of version ${version}`}.`,
};
