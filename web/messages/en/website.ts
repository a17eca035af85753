import type { Language } from '#domain/languages.ts';
import { plural } from '../plural.ts';
import { websiteList } from './website-list.ts';

const list = new Intl.ListFormat('en-GB');
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
  english: 'English',
  englishChanged: 'English, changed since',
  followsEnglish: 'The same in every language: change it in the English',
  olderThanEnglish: 'Older than the English',
  changedSince: (number: number) =>
    count(number, '# field changed since', '# fields changed since'),
  stillFits: 'It still fits',

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
  remove: 'Remove',
  done: 'Done',
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  hideItem: (title: string) => `Hide ${title}`,
  showItem: (title: string) => `Show ${title}`,
  removeItem: (title: string) => `Remove ${title}`,
  hidden: 'Hidden',
  movedTo: (title: string, place: number, all: number) => `${title} is now ${place} of ${all}`,
  isHidden: (title: string) => `${title} is hidden`,
  isShown: (title: string) => `${title} is shown`,
  removed: (title: string) => `${title} is removed`,
  undo: 'Undo',
  addItem: (label: string) => `Add: ${label}`,
  bounds: (all: number, visible: number, min: number, max: number) =>
    [
      `${all} of at most ${max}`,
      ...(all > visible ? [`${all - visible} hidden`] : []),
      ...(visible <= min ? [`at least ${min}`] : []),
    ].join(', '),

  chooseFile: 'Upload a PDF',
  chooseOtherFile: 'Upload another PDF',
  chooseEarlierFile: 'Choose an earlier PDF',
  earlierFileFor: (label: string) => `An earlier PDF for: ${label}`,
  useFile: 'Use this PDF',
  removeFile: 'Remove the PDF',
  noFile: 'No PDF yet',
  fileGone: 'This PDF is not there. Upload it again.',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove the picture',
  noPicture: 'No picture',
  ownDrawing: 'The site’s own drawing',
  pictureDeleted: 'The picture was deleted. Choose another.',
  pictureFor: (label: string) => `A picture for: ${label}`,
  chooseOne: 'Choose one of the pictures, or upload one.',
  quoted: (alt: string) => `“${alt}”`,
  whatItShows: 'What the picture shows',
  whatItShowsIn: (language: string) => `What the picture shows, in ${language}`,
  readAloud: 'Read aloud to people who cannot see it',
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
  takeOver: 'Take over',
  takeOverFrom: (name: string) => `Take over from ${name}?`,
  takeOverNote: (at: string) =>
    `The words up to then (${at}) stay in the draft, and you go on from there. The other is told at once; what was typed since is kept in the other’s browser.`,
  takeOverWithWords: (name: string) =>
    `Your words go into the draft, on top of what ${name} has written.`,

  lastWrittenBy: (name: string, at: string) => `Last written by ${name} ${at}.`,

  discard: 'Discard draft',
  discardTitle: 'Discard this draft?',
  discardNote: 'The website stays as it is. The words of the draft are gone.',
  discarding: 'Discarding...',
  discarded: (title: string) => `The draft of ${title} is discarded`,

  goesOnSite: (time: string) => `Goes on the site on ${time} (Indian time)`,
  publishFailed: (time: string) =>
    `Was to go on the site on ${time} and could not: publish it now to see what stops it`,
  missed: (time: string) =>
    `Was not published on ${time}: press Change to see what stands in the way`,
  change: 'Change',
  cancelSchedule: 'Cancel the time',

  inTheWay: (number: number) =>
    count(
      number,
      '# thing stands in the way of publishing',
      '# things stand in the way of publishing',
    ),
  errorAt: (place: string, message: string) => (place === '' ? message : `${place}: ${message}`),

  publishTitle: (title: string) => `Publish ${title}?`,
  fieldsDiffer: (number: number) => count(number, '# change', '# changes'),
  whatChanges: 'What changes',
  guarded: 'Money goes where these words say. All admins get a mail about the change.',
  passwordAgain: 'Your password, once more',
  when: 'When',
  now: 'Now',
  nowHint: 'On every page within a second',
  atTime: 'At a set time',
  atTimeHint: 'Also if nobody is signed in',
  day: 'Day',
  timeInIndia: 'Time',
  indianTime: 'Indian time (IST)',
  /** 0 is Sunday. */
  untilThen: (weekday: number) =>
    `${['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][weekday]}. Until then the site stays as it is.`,
  willBeOlder: (languages: readonly string[]) =>
    `Older than the English from then on: ${list.format(languages)}`,
  publishNow: 'Publish now',
  publishOn: (day: string) => `Publish on ${day}`,
  publishing: 'Publishing...',
  isPublished: (title: string) => `${title} is published`,
  isScheduled: (title: string, time: string) => `${title} is published on ${time}`,
  isUndone: (title: string) => `${title} is as it was before`,
  notUndone: (writtenBy: string) =>
    [
      'Nothing was undone: these words were changed since.',
      writtenBy,
      'Those from before are in the history.',
    ]
      .filter(Boolean)
      .join(' '),

  kinds: {
    added: 'new',
    removed: 'removed',
    moved: 'moved',
    hidden: 'hidden',
    shown: 'shown again',
  },
  yes: 'Yes',
  no: 'No',

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
    `There is a draft that is not published. Its words are replaced by those of version ${version}.`,
};
