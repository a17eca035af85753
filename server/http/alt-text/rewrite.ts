// A picture's words in a built page: in the tag that shows it, and in the data that React wakes up with or
// a visitor's next page is made of. A picture without words there, or with a person's name, stays as it is.
import { IMAGE_ROOT } from '#domain/images.ts';
import { escaped, unescaped } from '../site/html.ts';

export interface PictureWords {
  /** Its name in the store. */
  file: string;
  /** What the pages say of it as they were built. */
  own: string;
  /** What they shall say. */
  words: string;
}

export interface ShownPicture {
  file: string;
  /** Undefined where it stands for another picture on some screens only, whose words hold. */
  alt?: string;
}

const TAG = /<(?:img|source)\s[^>]*>/g;
const ADDRESS = new RegExp(`${IMAGE_ROOT}/([^?"\\s]+)`);
const ALT = /\salt="([^"]*)"/;
const SENT_DATA = /(?<=\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/g;
const JSON_TEXT = /"(?:[^"\\]|\\.)*"/g;
/** What may not stand in a script as it is. */
const UNSAFE_IN_SCRIPT = /[&<>{\u2028\u2029]/g;

export function shownPictures(html: string): ShownPicture[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => pictureOf(tag) ?? []);
}

/** @param html as React has written it */
export function describedPage(html: string, all: readonly PictureWords[]): string {
  const byFile = new Map(all.map((one) => [one.file, one]));
  return html
    .replace(TAG, (tag) => {
      const shown = pictureOf(tag);
      const known = shown && byFile.get(shown.file);
      if (!known || known.own !== shown.alt) return tag;
      return tag.replace(ALT, () => ` alt="${inAttribute(known.words)}"`);
    })
    .replace(SENT_DATA, (sent) => {
      const built: string = JSON.parse(sent);
      const data = describedData(built, all);
      return data === built ? sent : inScript(data);
    });
}

/** @param data of a page as React Router sends it: JSON, each text in it once */
export function describedData(data: string, all: readonly PictureWords[]): string {
  const byText = new Map(all.map(({ own, words }) => [JSON.stringify(own), JSON.stringify(words)]));
  return data.replace(JSON_TEXT, (text) => byText.get(text) ?? text);
}

function pictureOf(tag: string): ShownPicture | undefined {
  const [, address] = ADDRESS.exec(tag) ?? [];
  if (address === undefined) return undefined;
  const file = decodeURIComponent(address);
  const [, alt] = ALT.exec(tag) ?? [];
  return alt === undefined ? { file } : { file, alt: unescaped(alt) };
}

/** Two braces would be a place for what a visitor typed: not-sent-page. */
function inAttribute(words: string): string {
  return escaped(words).replaceAll('{', '&#123;');
}

/** As React Router writes it. */
function inScript(data: string): string {
  return JSON.stringify(data).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
