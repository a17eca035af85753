// The alt texts of pictures in each language. English has only the drawings, because the build lists those of
// scenes with their uses.
import { pictureFile } from '#domain/images/images.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { pictures } from '../pictures.ts';
import { pictureAlts as hindi } from './hi/picture-alts.ts';
import { pictureAlts as marathi } from './mr/picture-alts.ts';

const english = Object.fromEntries(
  Object.values(pictures)
    .filter(({ kind, alt }) => kind === 'drawing' && alt !== '')
    .map(({ name, alt }) => [name, alt]),
);
const alts: Record<Language, Readonly<Record<string, string>>> = {
  en: english,
  hi: hindi,
  mr: marathi,
};

/** By the file of the picture. */
export function deliveredAlts(): Partial<Record<Language, Record<string, string>>> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(alts[language]).map(([name, alt]) => [pictureFile(name), alt]),
      ),
    ]),
  );
}
