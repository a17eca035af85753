import { formatNumber } from '../../plural.ts';

const entries = (count: number) => (count === 1 ? '1 entry' : `${formatNumber(count)} entries`);

const list = new Intl.ListFormat('en-GB');

export const bulk = {
  selected: (count: number, total: number) =>
    `${formatNumber(count)} of ${formatNumber(total)} ${total === 1 ? 'entry' : 'entries'} selected`,
  /** The first names, and the total number. */
  ownedBy: (names: readonly string[], all: number) => {
    const others = all - names.length;
    const more = others > 0 ? [others === 1 ? '1 other' : `${formatNumber(others)} others`] : [];
    return `By ${list.format([...names, ...more])}`;
  },
  region: 'Selected entries',
  selectPage: 'Select this page',
  select: (name: string) => `Select ${name}`,
  selectAll: (total: number) => `Select all ${formatNumber(total)}`,
  clear: 'Clear',
  reassign: 'Reassign',
  delete: 'Delete',
  restore: 'Restore',
  send_back: 'Send back',
  titles: {
    reassign: (count: number) => `Give ${entries(count)} to a volunteer?`,
    delete: (count: number) => `Delete ${entries(count)}?`,
    restore: (count: number) => `Restore ${entries(count)}?`,
    send_back: (count: number) => `Send ${entries(count)} back?`,
  },
  consequences: {
    reassign: (count: number): string =>
      count === 1
        ? 'It leaves the list of whoever recorded it. The history keeps who did.'
        : 'They leave the lists of those who recorded them. The history keeps who did.',
    delete: (count: number): string =>
      count === 1
        ? 'It leaves every list. You can undo this, and restore it later.'
        : 'They leave every list. You can undo this, and restore them later.',
    restore: (count: number): string =>
      count === 1
        ? 'It returns to the list of its volunteer. If it was merged into another entry, the merge is undone.'
        : 'They return to the lists of their volunteers. Those merged into another entry stand alone again.',
    send_back: (_count: number): string =>
      'Each volunteer sees theirs first on the dashboard, with your note. Entries whose volunteer can no longer see them are not sent back.',
  },
  to: 'To which volunteer',
  loadingVolunteers: 'Loading the volunteers...',
  progress: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} done`,
  stop: 'Stop',
  done: {
    reassign: (count: number, name: string) =>
      count === 0 ? `They are ${name}’s already` : `${entries(count)} given to ${name}`,
    delete: (count: number) => `${entries(count)} deleted`,
    restore: (count: number) => `${entries(count)} restored`,
    send_back: (count: number) => `${entries(count)} sent back`,
  },
  undone: (count: number) => `Undone for ${entries(count)}`,
  undoCutOff: (done: number, open: number) =>
    `Undone for ${entries(done)}. About ${entries(open)} no answer came: try again, nothing is undone twice.`,
  /** `reason` is a sentence of the program. */
  notChanged: (count: number, reason: string) =>
    `${entries(count)} could not be changed: ${reason}`,
  /** `unanswered` were sent, and may have been changed. */
  cutOff: (done: number, left: number, unanswered: number) =>
    unanswered > 0
      ? `${entries(done)} done, ${entries(left)} not done. No answer came about ${entries(unanswered)}: go on, and they are asked about; nothing is done twice.`
      : `${entries(done)} done, ${entries(left)} not done. Nothing is lost: go on with the rest, or undo.`,
  goOn: 'Go on with the rest',
  tooMany: (max: number) =>
    `At most ${formatNumber(max)} at once. Narrow the list with a filter, or begin with these.`,
};
