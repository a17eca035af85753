import type { ReactNode } from 'react';

// The list of PDFs.
export const websiteFiles = {
  title: 'PDFs',
  about: 'Every PDF that was uploaded for the website. Withdraw one that must not be public.',
  none: 'No PDF has been uploaded yet',
  caption: 'PDFs, the newest first',
  name: 'Name',
  uploaded: 'Uploaded',
  namedIn: 'Used in',
  notNamed: 'Not used',
  scheduled: (title: string) => `${title} (scheduled)`,
  drafted: (title: string) => `${title} (draft)`,
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this PDF?',
  withdrawing: 'Withdrawing...',
  withdrawWarning: (name: ReactNode) => (
    <>
      {name} is deleted at once and for good. Lists leave it out. Whoever opens its address, or a
      link to it, reads that it was withdrawn.
    </>
  ),
  usedIn: 'It is used in:',
  usedNowhere: 'No page and no draft uses it.',
  copies: 'Whoever has downloaded it keeps it, and so do backups until they are deleted.',
  withdrawn: (name: string) => `${name} is withdrawn`,
  stillNamed: (name: string) => `${name} is withdrawn, but still named in:`,
  stillNamedNote: 'Choose another PDF there, or remove it, and publish.',
};
