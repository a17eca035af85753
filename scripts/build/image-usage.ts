// On which pages each picture of the store hangs, and with which words: read from what the pages really
// show, so that the list cannot fall behind them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '#content/pages.ts';
import { pictures } from '#content/pictures.ts';
import { pictureFile } from '#domain/images.ts';
import { type ShownPicture, shownPictures } from '#server/http/alt-text/rewrite.ts';
import type { PictureUse, PictureUses } from '#server/http/alt-text/usage.ts';

/** What the server sends where a picture is missing: server/http/images. */
const STAND_IN = 'stand-in';
const HANGS_EVERYWHERE = 'Shown wherever a picture is missing';

interface ShowingPage {
  path: string;
  title: string;
  shown: ShownPicture[];
}

/** @param folder of the built pages */
export function writePictureUses(folder: string, file: string): void {
  const showing = pages.map(({ path, label }) => {
    const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
    return { path, title: label, shown: shownPictures(html) };
  });
  const scenes = Object.values(pictures).filter(({ kind }) => kind === 'scene');
  const uses: PictureUses = Object.fromEntries(
    scenes.map(({ name, alt }) => [pictureFile(name), useOf(name, alt, showing)]),
  );
  refuseSharedWords(uses);
  writeFileSync(file, JSON.stringify(uses));
}

function useOf(name: string, alt: string, showing: readonly ShowingPage[]): PictureUse {
  const hangsIn = ({ shown }: ShowingPage) => shown.filter((one) => one.file === pictureFile(name));
  const its = showing.filter((page) => hangsIn(page).length > 0);
  // The page for a refused query is the contact page to everybody.
  const titles = new Map(its.toReversed().map(({ path, title }) => [title, path]));
  const isSpoken = its.some((page) => hangsIn(page).some((one) => one.alt === alt));
  return {
    pages: its
      .filter(({ path, title }) => titles.get(title) === path)
      .map(({ path, title }) => ({ path, title })),
    words: isSpoken ? alt : '',
    ...(name === STAND_IN && { note: HANGS_EVERYWHERE }),
  };
}

/** A picture's words are found in the pages by themselves: two that say the same could not be told apart. */
function refuseSharedWords(uses: PictureUses): void {
  const known = new Map<string, string>();
  for (const [file, { words }] of Object.entries(uses)) {
    const other = known.get(words);
    if (words && other) throw new Error(`${other} and ${file} have the same words: "${words}"`);
    known.set(words, file);
  }
}
