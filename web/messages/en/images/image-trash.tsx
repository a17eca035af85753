import type { ReactNode } from 'react';

export const imageTrash = {
  title: 'Trash',
  about: (days: number) => `Deleted and replaced pictures. Each is kept for ${days} days.`,
  empty: 'The trash is empty',
  caption: 'Trash, newest first',
  removed: 'Removed',
  keptUntil: 'Kept until',
  removedBy: {
    deleted: (name: ReactNode) => <>Deleted by {name}</>,
    replaced: (name: ReactNode) => <>Replaced by {name}</>,
  },
  nameInUse: (name: string) => `Restoring it moves the present ${name} to the trash.`,
  /** @param onPhones only phones, which have no heading above the date, show these words */
  keptUntilDate: (date: string, onPhones: (words: string) => ReactNode): ReactNode => (
    <>
      {onPhones('Kept until ')}
      {date}
    </>
  ),
  restore: 'Restore',
  restored: (name: string) => `${name} is back`,
  restoredOverOther: (name: string) => `${name} is back; the other one is in the trash`,

  erase: 'Delete for good',
  eraseTitle: 'Delete this picture for good?',
  erasing: 'Deleting...',
  eraseWarning: (name: ReactNode) => (
    <>{name} leaves the trash at once. Nobody can restore it then.</>
  ),
  erased: (name: string) => `${name} is deleted for good`,
};
