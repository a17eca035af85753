import { expect, test } from 'vitest';
import { pictures } from '#content/pictures.ts';
import { shownPicture } from '#content/website/shown-picture.ts';
import { shareImage } from './share-image.ts';

test.each([
  [{ width: 3000, height: 2000 }, '1200', '800'],
  [{ width: 900, height: 1200 }, '900', '1200'],
])('an uploaded photograph of %j is shared with the size of its variant', (size, width, height) => {
  const photo = shownPicture('meera.webp', new Map([['meera.webp', size]]));
  expect(photo && shareImage(photo)).toEqual({
    address: '{{origin}}/images/meera.webp?w=1200',
    width,
    height,
  });
});

test('a drawn scene is shared as the build has drawn it', () => {
  expect(shareImage(pictures.well)).toEqual({
    address: '{{origin}}/shared/well.jpg',
    width: '1200',
    height: '630',
  });
});
