// The fields of a programme's document. Which blocks a page has follows from its layout.
import {
  choice,
  group,
  line,
  list,
  optionalPicture,
  picture,
  prose,
} from '#domain/website/fields/fields.ts';
import { COUNT_HINT, figureBasis, searchFields } from '../pages/page-parts.ts';
import type { BlockLayout, Bounds } from './block-layouts.ts';

const heading = line('Heading', 90, { hint: COUNT_HINT });
const text = { heading: line('Heading', 60), text: prose('Paragraphs', 900, { paragraphs: 4 }) };
const statement = group('Statement', {
  heading: line('Heading', 40),
  text: prose('Text', 230),
});
const words = (links: number) =>
  group('Text', { ...text, links: list('Links', 'Link', line('Link', 40), [links, links]) });
const credit = group('About the tradition', text);
const points = (bounds: Bounds) => {
  const point = group('Point', { title: line('Heading', 60), text: prose('Text', 180) });
  return group('Points', { heading, items: list('Points', 'Point', point, bounds) });
};
const initiatives = (bounds: Bounds) => {
  const initiative = group('Initiative', {
    title: line('Heading', 70),
    text: prose('Text', 340),
    picture: picture('Picture'),
  });
  return group('Initiatives', {
    heading,
    intro: prose('Sentence', 200, { optional: true }),
    items: list('Initiatives', 'Initiative', initiative, bounds),
  });
};
const initiativeGroup = (label: string) =>
  group(label, {
    heading: line('Heading', 40),
    text: prose('Sentence', 120),
    aside: prose('Beside the pictures', 120, { optional: true }),
  });
/** The initiatives of a page that groups them, by the value of each one's `ground`. */
const INITIATIVE_GROUPS = [
  { value: 'body', label: 'For the body' },
  { value: 'company', label: 'For company' },
  { value: 'giving', label: 'For giving' },
] as const;
const groupedInitiatives = (bounds: Bounds) => {
  const initiative = group('Initiative', {
    title: line('Heading', 70),
    text: prose('Text', 340),
    ground: choice('Stands under', INITIATIVE_GROUPS),
    picture: picture('Picture'),
  });
  return group('Initiatives', {
    heading,
    items: list('Initiatives', 'Initiative', initiative, bounds),
    grounds: group('Headings', {
      body: initiativeGroup('For the body'),
      company: initiativeGroup('For company'),
      giving: initiativeGroup('For giving'),
    }),
  });
};
const figures = (bounds: Bounds) => {
  const figure = group('Figure', {
    value: line('Figure', 12),
    label: line('Words', 50),
    ...figureBasis,
    picture: optionalPicture('Picture'),
  });
  return group('Figures', {
    heading: line('Heading', 60),
    note: prose('Note', 160),
    items: list('Figures', 'Figure', figure, bounds),
    picture: optionalPicture('Picture'),
  });
};

const frame = {
  opening: group('Opening', {
    picture: picture('Picture'),
    heading: line('Heading', 60),
    lede: prose('Opening sentence', 360),
    story: prose('Paragraphs', 1500, { paragraphs: 5, hint: COUNT_HINT }),
  }),
  closing: group('End', {
    heading: line('Heading', 60),
    text: prose('Text', 260),
    button: line('Button', 24, { optional: true, hint: 'Empty: Help Us and a question' }),
  }),
  summary: group('In lists and on the home page', {
    title: line('Title', 50),
    text: prose('Text', 320),
    brief: prose('In one sentence', 110),
    fact: line('Fact', 90, { hint: COUNT_HINT }),
  }),
  search: searchFields,
};

type BlockFields = {
  readonly statement?: typeof statement;
  readonly words?: ReturnType<typeof words>;
  readonly credit?: typeof credit;
  readonly points?: ReturnType<typeof points>;
  readonly initiatives?: ReturnType<typeof initiatives> | ReturnType<typeof groupedInitiatives>;
  readonly cards?: ReturnType<typeof initiatives>;
  readonly figures?: ReturnType<typeof figures>;
};
export type ProgrammeFields = typeof frame & BlockFields;

export function programmeFields(layouts: readonly BlockLayout[]): ProgrammeFields {
  const { opening, closing, summary, search } = frame;
  const blocks: BlockFields = {};
  for (const layout of layouts) Object.assign(blocks, blockFields(layout));
  return { opening, ...blocks, closing, summary, search };
}

function blockFields(layout: BlockLayout): BlockFields {
  switch (layout.kind) {
    case 'statement':
      return { statement };
    case 'words':
      return { words: words(layout.links?.length ?? 0) };
    case 'credit':
      return { credit };
    case 'points':
      return { points: points(layout.bounds) };
    case 'initiatives':
      return layout.layout === 'groups'
        ? { initiatives: groupedInitiatives(layout.bounds) }
        : { initiatives: initiatives(layout.bounds) };
    case 'cards':
      return { cards: initiatives(layout.bounds) };
    case 'figures':
      return { figures: figures(layout.bounds) };
    case 'join':
      return {};
  }
}
