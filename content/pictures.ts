// The pictures of the pages, drawn by tools/illustrations. Imported by the build only: each page is given
// the few that it shows.
import {
  prerenderedAlt,
  prerenderedAltLang,
  prerenderedDrawing,
  prerenderedFocus,
} from './pictures/alt-text.ts';
import { companyPictures } from './pictures/company.ts';
import { firstPictures } from './pictures/first.ts';
import { givingPictures } from './pictures/giving.ts';
import { landAndCraftPictures } from './pictures/land-and-craft.ts';
import { learningAndRightsPictures } from './pictures/learning-and-rights.ts';
import { openingPictures } from './pictures/openings.ts';
import type { Picture, PictureSpec } from './pictures/picture-facts.ts';
import { secondInningsPictures } from './pictures/second-innings.ts';
import { tradePictures } from './pictures/trades.ts';

const pictureSpecs = {
  ...firstPictures,
  ...secondInningsPictures,
  ...landAndCraftPictures,
  ...learningAndRightsPictures,
  ...companyPictures,
  ...openingPictures,
  ...givingPictures,
  ...tradePictures,
};

export const pictures = named(pictureSpecs);

function named<Name extends string>(all: Record<Name, PictureSpec>): Record<Name, Picture> {
  const entries = Object.entries<PictureSpec>(all).map(([name, one]) => [
    name,
    {
      name,
      ...one,
      alt: prerenderedAlt(name, one),
      altLang: prerenderedAltLang(name, one),
      focus: prerenderedFocus(name, one),
      drawing: prerenderedDrawing(name, one),
    },
  ]);
  return Object.fromEntries(entries);
}
