const PURPOSE = 'What it shows, for people who cannot see it.';

export const altText = {
  label: 'Alt text',
  hintReadOut: `${PURPOSE} Left empty, the page’s own words stand.`,
  hintNotReadOut: 'Not read out: where it is shown, the words beside it say the same.',
  hintUnused: `${PURPOSE} It is on no page, so nobody hears it yet.`,
  translations: 'In Hindi and Marathi',
  translationsHint:
    'For the pages in these languages. Left empty, they say the English words, or their own.',
  alt_hi: 'Hindi',
  alt_mr: 'Marathi',
  length: (length: number, max: number) => `${length} of ${max}`,
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  savedOf: (name: string) => `The words of ${name} are saved`,
};
