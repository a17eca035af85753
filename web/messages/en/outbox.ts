import { plural } from '../plural.ts';

type Device = 'phone' | 'tablet' | 'computer';

// `clock` is 14:05, `age` is “2 h 10 min”, `moment` is “at 14:05” or “yesterday at 14:05”.
export const outbox = {
  title: 'To send',
  keptUntilSignIn: (device: Device) =>
    `Kept on this ${device}. It is sent once you have signed in again.`,
  kept: (device: Device) => `Kept on this ${device}. It is sent as soon as there is a network.`,
  keptUntilAnswer: (device: Device) =>
    `Kept on this ${device}. It is sent once the office answers.`,
  deletionKept: (device: Device) =>
    `Deleted on this ${device}, and in the office as soon as it can be sent.`,
  count: (count: number) => plural('en', count, { other: '# to send' }),
  allSent: 'All sent',
  oldest: (age: string) => `oldest ${age}`,
  age: (days: number, hours: number, minutes: number) =>
    days > 0
      ? plural('en', days, { one: '# day', other: '# days' })
      : hours > 0
        ? `${hours} h ${minutes} min`
        : `${minutes} min`,
  sendNow: 'Send now',
  stillOffline: (device: Device) =>
    `There is still no network. All is kept on this ${device} and sent by itself.`,
  sending: 'Sending...',
  signIn: 'Sign in',
  needYou: (count: number) => plural('en', count, { one: '# needs you', other: '# need you' }),
  blocked: {
    offline: (moment: string, device: Device) =>
      `No network since ${moment}. All is kept on this ${device}.`,
    server: (device: Device) => `The office is busy. All is kept on this ${device} and sent later.`,
    foreign: (device: Device) =>
      `Something other than the office answered. This network may want you to sign in to it first. All is kept on this ${device}.`,
    signIn: (device: Device) => `All is kept on this ${device}. To send it, please sign in again.`,
  },
  almostFull: (device: Device) => `This ${device} has hardly any room left. Please send soon.`,

  states: { waiting: 'To send', sending: 'Sending', refused: 'Needs you', sent: 'Sent' },
  actions: {
    update: (moment: string) => `Change made ${moment}`,
    delete: (moment: string) => `Deleted ${moment}`,
    undo: (moment: string) => `Brought back ${moment}`,
  },
  tried: (count: number) =>
    plural('en', count, {
      one: 'Tried once; goes on by itself',
      other: 'Tried # times; goes on by itself',
    }),
  view: 'View',
  edit: 'Edit',
  remove: 'Delete',
  correct: 'Correct',
  seeBoth: 'See both',
  drop: 'Drop mine',
  keepEntry: 'Keep the entry',
  dropped: 'Removed from this device',
  entryStays: 'The entry stays',
  onlyHere: (device: Device) => `So far only this ${device} has it: nobody can restore it later.`,
  deviceFailed: (device: Device) =>
    `This ${device} could not store that. Nothing has changed: please try again.`,
  refusals: {
    forbidden: 'The office does not take this from your account. Please ask an admin.',
    gone: 'The entry is no longer at the office. What you wrote is still here.',
    stale: 'Somebody has changed this entry meanwhile. Choose what holds.',
    alreadyThere:
      'The office already has this entry, with other answers. Compare it with the one in the list.',
  },

  summary: (entries: number, changes: number) => {
    const made = plural('en', entries, { one: '# entry', other: '# entries' });
    const changed = plural('en', changes, { one: '# change', other: '# changes' });
    if (changes === 0) return made;
    return entries === 0 ? changed : `${made} and ${changed}`;
  },
  ofOthers: (count: number, device: Device) =>
    plural('en', count, {
      one: `# entry of another account waits on this ${device}`,
      other: `# entries of another account wait on this ${device}`,
    }),
  ofOthersNote: 'This is sent once that person signs in here.',
  needsYou: 'Needs you',
  onTheWay: 'On the way',
  nothing: 'Nothing of yours waits. All that you recorded here is at the office.',
  notRead: (device: Device) =>
    `What waits on this ${device} cannot be read just now. It is kept: please close the browser and open it again.`,
  damaged: (count: number, device: Device) =>
    plural('en', count, {
      one: `# entry on this ${device} cannot be read. It is kept, not lost: please show it to the office.`,
      other: `# entries on this ${device} cannot be read. They are kept, not lost: please show them to the office.`,
    }),
  today: 'Today',
  receipt: (recorded: number, atOffice: number) =>
    `You recorded ${recorded} here today; the office has ${atOffice}.`,
  receiptUnknown: (recorded: number) =>
    `You recorded ${recorded} here today. The office cannot be asked at the moment.`,
  opensOffline: (opens: boolean, device: Device) =>
    opens
      ? `The desk opens on this ${device} without a network, too.`
      : `This ${device} still fetches what the desk needs without a network. Please stay online until this line changes.`,
  keptHere: (device: Device) => `Kept on this ${device}`,
  used: (used: string, all: string) => `${used} of ${all} used.`,
  room: (entries: string) => `There is room for about ${entries} more entries.`,
  rescue: 'Save a rescue file',
  rescueNote: (device: Device) =>
    `Only the office can read it. Save it before the ${device} is repaired or given away.`,
  rescueSaved: 'The rescue file is saved among your downloads.',
  rescueFailed: 'The file cannot be made before this device has reached the office once.',
  wrongClock: (device: Device) =>
    `The clock of this ${device} is wrong. Your entries get the right time at the office.`,

  waitingHere: (device: Device) => `Waiting on this ${device}`,
  showAll: (count: number) => plural('en', count, { other: 'Show all #' }),
  showMore: (count: number) => plural('en', count, { other: 'Show # more' }),
  atOffice: 'At the office',
  asOf: (moment: string) => `as of ${moment}`,
  recentFound: (device: Device, count: number, all: number) =>
    `On this ${device}: ${count} of the ${all} entries of your last 30 days`,
  householdAtOffice: 'All members of a household are known only at the office.',
  recentOnly: (device: Device, count: number) =>
    plural('en', count, {
      one: `On this ${device}: your last 30 days, # entry`,
      other: `On this ${device}: your last 30 days, # entries`,
    }),
  asStored: (moment: string) => `You see this entry as it was ${moment}.`,
  fromDevice: (moment: string) => `Without a network you see this entry as it was ${moment}.`,
  changeWaits: 'Your change of this entry waits to be sent. You see it as you changed it.',
  notSentYet: 'This entry is not at the office yet.',

  logOut: {
    offlineTitle: 'Log out without a network?',
    offline: 'Coming back in needs a network. Until then nothing can be recorded here.',
    title: (waiting: string, count: number) =>
      count === 1 ? `${waiting} is not sent yet` : `${waiting} are not sent yet`,
    text: (count: number, device: Device) =>
      plural('en', count, {
        one: `It stays on this ${device} and is sent when you sign in here again. Nobody else can read it.`,
        other: `They stay on this ${device} and are sent when you sign in here again. Nobody else can read them.`,
      }),
    refused: (count: number, device: Device) =>
      plural('en', count, {
        one: `One needs you: it stays on this ${device} until you correct or remove it.`,
        other: `# need you: they stay on this ${device} until you correct or remove them.`,
      }),
    confirm: 'Logout',
    busy: 'Logging out...',
  },
};
