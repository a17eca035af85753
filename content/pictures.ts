// The pictures that the pages name. `art/` draws them; the build writes each scene at every width, and
// each drawing as it is.
import { companyPictures } from './pictures/company.ts';
import { firstPictures } from './pictures/first.ts';
import { landAndCraftPictures } from './pictures/land-and-craft.ts';
import { learningAndRightsPictures } from './pictures/learning-and-rights.ts';
import { openingPictures } from './pictures/openings.ts';
import { secondInningsPictures } from './pictures/second-innings.ts';

export const PICTURE_WIDTHS = [480, 960, 1600] as const;

export const pictures = {
  ...firstPictures,
  ...secondInningsPictures,
  ...landAndCraftPictures,
  ...learningAndRightsPictures,
  ...companyPictures,
  ...openingPictures,
};

export type PictureName = keyof typeof pictures;
