// A picture's words in a built page: in the tag that shows it, and in the data that React wakes up with or
// a visitor's next page is made of. A picture without words there, or with a person's name, stays as it is.
import { IMAGE_ROOT } from '#domain/images/images.ts';
import { escapeHtml, unescapeHtml } from '../site/html.ts';

export interface AltTextReplacement {
  /** Its name in the store. */
  file: string;
  /** What the pages say of it as they were built. */
  builtAlt: string;
  /** What they shall say. */
  alt: string;
}

export interface ImageTag {
  file: string;
  /** Undefined where it stands for another picture on some screens only, whose words hold. */
  alt?: string;
}

const TAG = /<(?:img|source)\s[^>]*>/g;
const ADDRESS = new RegExp(`${IMAGE_ROOT}/([^?"\\s]+)`);
const ALT = /\salt="([^"]*)"/;
const STREAMED_DATA = /(?<=\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/g;
const JSON_STRING = /"(?:[^"\\]|\\.)*"/g;
/** What may not stand in a script as it is. */
const UNSAFE_IN_SCRIPT = /[&<>{\u2028\u2029]/g;

export function imageTagsOf(html: string): ImageTag[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => parseImageTag(tag) ?? []);
}

/** @param html as React has written it */
export function rewritePage(html: string, replacements: readonly AltTextReplacement[]): string {
  const byFile = new Map(replacements.map((one) => [one.file, one]));
  return html
    .replace(TAG, (tag) => {
      const shown = parseImageTag(tag);
      const known = shown && byFile.get(shown.file);
      if (!known || known.builtAlt !== shown.alt) return tag;
      return tag.replace(ALT, () => ` alt="${escapeAttribute(known.alt)}"`);
    })
    .replace(STREAMED_DATA, (sent) => {
      const built: string = JSON.parse(sent);
      const data = rewriteData(built, replacements);
      return data === built ? sent : escapeScript(data);
    });
}

/** @param data of a page as React Router sends it: JSON, each text in it once */
export function rewriteData(data: string, replacements: readonly AltTextReplacement[]): string {
  const byText = new Map(
    replacements.map(({ builtAlt, alt }) => [JSON.stringify(builtAlt), JSON.stringify(alt)]),
  );
  return data.replace(JSON_STRING, (text) => byText.get(text) ?? text);
}

function parseImageTag(tag: string): ImageTag | undefined {
  const [, address] = ADDRESS.exec(tag) ?? [];
  if (address === undefined) return undefined;
  const file = decodeURIComponent(address);
  const [, alt] = ALT.exec(tag) ?? [];
  return alt === undefined ? { file } : { file, alt: unescapeHtml(alt) };
}

/** Two braces would be a place for what a visitor typed: not-sent-page. */
function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('{', '&#123;');
}

/** As React Router writes it. */
function escapeScript(data: string): string {
  return JSON.stringify(data).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
