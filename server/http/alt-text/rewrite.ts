// Replaces alt texts in a page's tags and in its data for hydration and client-side navigation. Tags with
// another alt text than the built one (none, or a person's name) stay as they are.
import { IMAGE_ROOT } from '#domain/images/images.ts';
import { escapeHtml, unescapeHtml } from '../site/html.ts';

export interface AltTextReplacement {
  file: string;
  builtAlt: string;
  alt: string;
}

export interface ImageTag {
  file: string;
  /** Undefined for a <source>, where the alt text of its <img> counts. */
  alt?: string;
}

const TAG = /<(?:img|source)\s[^>]*>/g;
const ADDRESS = new RegExp(`${IMAGE_ROOT}/([^?"\\s]+)`);
const ALT = /\salt="([^"]*)"/;
const STREAMED_DATA = /(?<=\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/g;
const JSON_STRING = /"(?:[^"\\]|\\.)*"/g;
const UNSAFE_IN_SCRIPT = /[&<>{\u2028\u2029]/g;

export function imageTagsOf(html: string): ImageTag[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => parseImageTag(tag) ?? []);
}

/** @param html rendered by React */
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

/** @param data JSON of React Router, which contains each string once */
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

/** Braces could form a placeholder of contact-error-page.ts. */
function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('{', '&#123;');
}

function escapeScript(data: string): string {
  return JSON.stringify(data).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
