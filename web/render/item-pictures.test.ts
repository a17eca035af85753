// The pictures of a news item, an event and a custom page, rendered by the build.
import { expect, test } from 'vitest';
import { openBuiltRenderer } from '../../tests/support/app/built-renderer.ts';
import { FILLED_WORDS } from '../../tests/support/properties/filled-words.ts';

const english = new Map(Object.entries(FILLED_WORDS));
const hindi = new Map([['news', { ...FILLED_WORDS.news, items: [] }]]);
const renderer = openBuiltRenderer({
  words: new Map([
    ['en', english],
    ['hi', hindi],
  ]),
});
const filesOf = async (path: string) => (await renderer.renderPage(path)).files;

/** The pictures of the grid. */
async function gridOf(path: string) {
  const [page] = await filesOf(path);
  const [, list = ''] = page?.text.match(/<ul[^>]* data-room="\w+">(.*?)<\/ul>/s) ?? [];
  return [...list.matchAll(/<li([^>]*)>.*?<img([^>]*)>/gs)].map(([, place = '', image = '']) => ({
    place: place.trim(),
    alt: / alt="([^"]*)"/.exec(image)?.[1],
    sizes: / sizes="([^"]*)"/.exec(image)?.[1],
    isLazy: image.includes('loading="lazy"'),
  }));
}

test('three pictures of a note stand one above two, each with its words', async () => {
  expect(await gridOf('/news/pump-1')).toEqual([
    {
      place: 'data-wide="true" data-size="large"',
      alt: '{{alt:well.webp}}',
      sizes: '(max-width: 760px) 100vw, 736px',
      isLazy: true,
    },
    {
      place: 'data-size="third"',
      alt: '{{alt:pump.webp}}',
      sizes: '(max-width: 760px) 50vw, 364px',
      isLazy: true,
    },
    {
      place: 'data-size="third"',
      alt: '{{alt:well.webp}}',
      sizes: '(max-width: 760px) 50vw, 364px',
      isLazy: true,
    },
  ]);
});

test.each([
  ['/hi/news/pump-1', 3],
  ['/event/water-day', 2],
  ['/mr/event/water-day', 2],
  ['/pages/library-1', 4],
  ['/hi/pages/library-1', 4],
])('%s shows %i pictures', async (path, count) => {
  expect(await gridOf(path)).toHaveLength(count);
});

test('four pictures of a custom page stand in two rows of two', async () => {
  expect((await gridOf('/pages/library-1')).map(({ place }) => place)).toEqual([
    'data-wide="true" data-size="half"',
    'data-size="half"',
    'data-size="half"',
    'data-wide="true" data-size="half"',
  ]);
});

test.each(['/news/pump-2', '/event/craft-fair', '/pages/library-2'])(
  '%s without pictures has no trace of them',
  async (path) => {
    const files = await filesOf(path);
    expect(files.length).toBeGreaterThan(1);
    for (const { path: file, text } of files) {
      expect(text.replace(/<style>.*<\/style>/s, ''), file).not.toMatch(/data-room|"pictures"/);
    }
  },
);
