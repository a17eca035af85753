import type { Language } from '#domain/languages.ts';
import { plural } from '../plural.ts';
import { websiteList } from './website-list.ts';

const count = (number: number, one: string, other: string) =>
  plural('en' as Language, number, { one, other });

// `at` is a time within a sentence, such as “at 10:42”.
export const website = {
  editWebsite: 'Edit website',
  about: 'Every word and picture of the public site. What you publish is on it at once.',
  /** English labels of fields and titles of documents are in the documents themselves. */
  label: (english: string) => english,
  item: (label: string, number: number) => `${label} ${number}`,

  ...websiteList,

  noDocument: 'Document not found',
  saving: 'Saving...',
  savedAt: (at: string) => `Saved ${at}`,
  savedBy: (at: string, by: string) => `Saved ${at} by ${by}`,
  onSiteSince: (at: string) => `On the site since ${at}`,
  notSaved: 'Not saved, kept here',
  keptUnsaved: 'Your words are kept in this browser.',
  documentFull:
    'The document is full. Shorten or remove something: until then your words are kept in this browser only.',
  keptInBrowser: 'Your words are kept in this browser and are saved as soon as it works again.',
  publish: 'Publish',
  checking: 'Checking...',
  adminsOnly: 'Only admins can change these words',
  seeIt: 'See it',
  width: 'Width of the page',
  desk: 'Desk',
  phone: 'Phone',
  previewOf: (title: string) => `${title} as it will be`,
  previewFailed: 'The page cannot be shown at the moment',
  tapWords: 'Tap any words to come to their field',
  wordsIn: 'These words are in',
  wordsNotHere: 'These words are not among these fields',
  searchWords: 'Search the website for them',
  editIt: 'Edit it',
  leaveUnsaved: 'Leave without saving?',
  stay: 'Stay here',
  leaveNote:
    'Some of your words are not saved yet. They stay in this browser, and are here when you come back.',

  changed: (number: number) => `${number} changed`,
  toCorrect: (number: number) => `${number} to correct`,
  older: (number: number) => `${number} older`,
  count: (length: number, max: number) => `${length} of ${max}`,
  tooLong: (over: number) => count(over, '# character too long', '# characters too long'),
  numberHint: (min: number, max: number) => `A whole number from ${min} to ${max}`,
  blankLine: 'Blank line: a new paragraph',
  blocksHint: 'Blank line: a new paragraph. “1. ” begins a numbered line',
  english: 'English',
  englishChanged: 'English, changed since',
  followsEnglish: 'The same in every language: change it in the English',
  olderThanEnglish: 'Older than the English',
  changedSince: (number: number) =>
    count(number, '# field changed since', '# fields changed since'),
  stillFits: 'It still fits',

  heading: 'Heading',
  bullets: 'List',
  strong: 'Strong',
  strongSample: 'strong words',
  link: 'Link',
  linkWords: 'Words',
  linkSelected: 'The words that you had selected',
  leadsTo: 'Leads to',
  pageOfSite: 'A page of this site',
  choosePage: 'Choose a page',
  or: 'or',
  otherAddress: 'Another address',
  addressHint: 'https://, an e-mail address or a phone number',
  addressRefused: 'Choose a page, or write an address that begins with https://',
  insertLink: 'Insert',

  up: 'Up',
  down: 'Down',
  hideShort: 'Hide',
  showShort: 'Show',
  copy: 'Copy',
  remove: 'Remove',
  done: 'Done',
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  hideItem: (title: string) => `Hide ${title}`,
  showItem: (title: string) => `Show ${title}`,
  copyItem: (title: string) => `Copy ${title}`,
  removeItem: (title: string) => `Remove ${title}`,
  hidden: 'Hidden',
  movedTo: (title: string, place: number, all: number) => `${title} is now ${place} of ${all}`,
  isHidden: (title: string) => `${title} is hidden`,
  isShown: (title: string) => `${title} is shown`,
  isCopied: (title: string) => `${title} is copied, without date and address`,
  removed: (title: string) => `${title} is removed`,
  addItem: (label: string) => `Add: ${label}`,
  bounds: (all: number, visible: number, min: number, max: number) =>
    [
      `${all} of at most ${max}`,
      ...(all > visible ? [`${all - visible} hidden`] : []),
      ...(min > 0 && visible <= min ? [`at least ${min}`] : []),
    ].join(', '),

  chooseFile: 'Upload a PDF',
  chooseOtherFile: 'Upload another PDF',
  chooseEarlierFile: 'Choose an earlier PDF',
  noEarlierFile: 'There is no other PDF yet.',
  useFile: 'Use this PDF',
  removeFile: 'Remove the PDF',
  noFile: 'No PDF yet',
  fileGone: 'This PDF is not there any more. Choose or upload another one.',
  uploadStopped: (name: string) =>
    `The upload of ${name} was stopped, because its field was closed. Choose the file again.`,
  choosePicture: 'Choose a picture',
  removePicture: 'Remove the picture',
  noPicture: 'No picture',
  ownDrawing: 'The site’s own drawing',
  pictureDeleted: 'The picture was deleted. Choose another.',
  chooseOne: 'Choose one of the pictures, or upload one.',
  quoted: (alt: string) => `“${alt}”`,
  whatItShows: 'What the picture shows',
  whatItShowsIn: (language: string) => `What the picture shows, in ${language}`,
  readAloud: 'Read aloud to people who cannot see it. A change holds at once, on every page',
  readAloudInEnglish: (english: string) =>
    `Read aloud to people who cannot see it. In English: “${english}”`,
  sayWhatItShows: 'Say what the picture shows',
  usePicture: 'Use it',

  isEditing: (name: string) => `${name} is editing`,
  lastTyped: (at: string) => `Last typed ${at}. You read along.`,
  wentOn: (name: string, at: string) => `${name} went on from here ${at}`,
  keptHere: (number: number) =>
    count(
      number,
      'What you typed since, in # field, is kept in this browser.',
      'What you typed since, in # fields, is kept in this browser.',
    ),
  isHere: (name: string) => `${name} is here`,
  seeThem: 'See your words',
  yourWords: 'What you typed',
  discardUnsaved: 'Leave my words out',
  discardUnsavedTitle: 'Leave your words out?',
  discardUnsavedNote: 'They are removed from this browser. The draft stays as it is.',
  takeOver: 'Take over',
  takeOverFrom: (name: string) => `Take over from ${name}?`,
  takeOverFromSelf: 'Take over from your other window?',
  takeOverNote: (at: string) =>
    `What was saved until ${at} stays in the draft, and you go on from there. The other is told at once; what was typed since is kept in the other’s browser.`,
  takeOverWithWords: (name: string) =>
    `Your words go into the draft, on top of what ${name} has written.`,
  takeOverWithWordsFromSelf:
    'Your words go into the draft, on top of what you have written in the other window.',

  lastWrittenBy: (name: string, at: string) => `Last written by ${name} ${at}.`,

  discard: 'Discard draft',
  discardTitle: 'Discard this draft?',
  discardNote: 'The website stays as it is. The words of the draft are gone.',
  discardsSchedule: (time: string) => `They are not published on ${time} either.`,
  discarding: 'Discarding...',
  discarded: (title: string) => `The draft of ${title} is discarded`,
};
