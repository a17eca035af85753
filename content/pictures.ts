// The pictures that the pages name; `art/` draws them.
import { IMAGE_WIDTHS, type ImageWidth } from '#domain/images.ts';
import { companyPictures } from './pictures/company.ts';
import { firstPictures } from './pictures/first.ts';
import { landAndCraftPictures } from './pictures/land-and-craft.ts';
import { learningAndRightsPictures } from './pictures/learning-and-rights.ts';
import { openingPictures } from './pictures/openings.ts';
import { secondInningsPictures } from './pictures/second-innings.ts';

/** Small pictures are never shown wide. */
export const widthsOf = ({ width }: { width: number }): readonly ImageWidth[] =>
  width > 1000 ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, 2);

export const pictures = {
  ...firstPictures,
  ...secondInningsPictures,
  ...landAndCraftPictures,
  ...learningAndRightsPictures,
  ...companyPictures,
  ...openingPictures,
};

export type PictureName = keyof typeof pictures;

/** The picture's name in the image store. */
export const pictureFile = (name: string): string => `${name}.webp`;
