import { pictures } from '../pictures.ts';

export const contactPictures = { opening: pictures.runner, letter: pictures.letter };
