// Fields that several documents have.
import { group, line, list, picture, prose } from '#domain/website/fields/fields.ts';

export const SCREEN_READER_HINT = 'Only for screen readers';
const NAMES_HINT = '{short_name} shows the short name of the trust';

/** The head of a page: at most as much as a search result shows. */
export const searchFields = group('In search results', {
  title: line('Title', 60, { hint: NAMES_HINT }),
  description: line('Description', 155),
});

/** A picture over the page's width, the heading and a sentence. */
export const openingFields = group('Opening', {
  picture: picture('Picture'),
  heading: line('Heading', 60),
  lede: prose('Opening sentence', 320),
});

/** A news item, an event and a custom page have these beside the picture of their heading. */
export const itemPictures = list(
  'Pictures',
  'Picture',
  picture('Picture', { verbatim: true }),
  [0, 12],
  { hint: 'Below the text of its page' },
);

/** For texts that promise a deduction. */
export const APPROVED_HINT = 'Not shown once the 80G approval has lapsed';

export const SLUG_HINT = 'Last part of its address. Empty: made from the name';
/** The meaning and the source of a figure, shown as far as the trust has filled them in. */
export const figureBasis = {
  scope: line('Of what, and where', 60, {
    optional: true,
    hint: 'For example: in 12 villages of one district',
  }),
  year: line('Of which year', 24, { optional: true, hint: 'For example: 2024-25, or: since 2019' }),
  source: line('Source', 60, { optional: true, hint: 'For example: annual report, page 12' }),
};

export const COUNT_HINT = '{count} shows how many there are, as a word';
