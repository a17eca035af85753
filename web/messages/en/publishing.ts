import type { Language } from '#domain/languages.ts';
import { plural } from '../plural.ts';

const list = new Intl.ListFormat('en-GB');
const count = (number: number, one: string, other: string) =>
  plural('en' as Language, number, { one, other });

export const publishing = {
  /** Below the time of a scheduled publication. */
  scheduledWords:
    'With the words of when the time was set. What was typed since then is left out, unless you set the time again.',
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
  guarded:
    'Donors trust these words when they pay. All admins get a mail about the change, if mail is set up.',
  passwordAgain: 'Your password, once more',
  when: 'When',
  now: 'Now',
  nowHint: 'On every page within a few seconds',
  atTime: 'At a set time',
  atTimeHint: 'Also if nobody is signed in',
  day: 'Day',
  timeInIndia: 'Time',
  indianTime: 'Indian time (IST)',
  /** 0 is Sunday. */
  untilThen: (weekday: number) =>
    `${['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][weekday]}. Until then the site stays as it is.`,
  willBeOlder: (languages: readonly string[]) =>
    `Older than the English from then on: ${list.format(languages)}. Words that nobody here has translated are shown in English there.`,
  stillOlder: (number: number) =>
    count(
      number,
      '# other field was not changed since its English was. Published, it counts as checked.',
      '# other fields were not changed since their English was. Published, they count as checked.',
    ),
  publishNow: 'Publish now',
  publishOn: (day: string) => `Publish on ${day}`,
  publishing: 'Publishing...',
  isPublished: (title: string) => `${title} is published`,
  isScheduled: (title: string, time: string) => `${title} will be published on ${time}`,
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
};
