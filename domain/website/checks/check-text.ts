import { hasInvisible } from '../../text/text.ts';
import type { FieldError } from '../../validation.ts';
import { fieldError } from '../../validation.ts';
import { linkedFile } from '../addresses/site-links.ts';
import type { LineField, ProseField } from '../fields/fields.ts';
import { blockTexts } from '../text/blocks.ts';
import { forbiddenLinks, linksIn } from '../text/links-in-text.ts';
import { paragraphsOf } from '../text/marked-text.ts';
import { plainText } from '../text/plain-text.ts';
import { LINE_FORMAT_RULES } from './line-formats.ts';

const HTML_TAG = /<\/?[a-z][^<>]*>/i;

/** What a text may link to. */
export interface LinkFacts {
  hasFile: (name: string) => boolean;
  hasPage: (address: string) => boolean;
}

export function checkLine(field: LineField, value: unknown, path: string): FieldError[] {
  if (typeof value !== 'string') return [fieldError(path, 'notText')];
  const text = value.trim();
  if (text === '') return field.optional ? [] : [fieldError(path, 'wordsRequired')];
  if (text.length > field.max) return [fieldError(path, 'tooLong', { max: field.max })];
  if (/[\n\r]/.test(text)) return [fieldError(path, 'oneLine')];
  const format = field.format && LINE_FORMAT_RULES[field.format];
  if (format && !format.fits(text)) return [fieldError(path, format.rule)];
  return checkCharacters(value, path);
}

export function checkProse(
  field: ProseField,
  value: unknown,
  path: string,
  { hasPage, hasFile }: LinkFacts,
): FieldError[] {
  if (typeof value !== 'string') return [fieldError(path, 'notText')];
  const hasWords = field.blocks ? blockTexts(value).length > 0 : value.trim() !== '';
  if (!hasWords) return field.optional ? [] : [fieldError(path, 'wordsRequired')];
  if (value.length > field.max) return [fieldError(path, 'tooLong', { max: field.max })];
  if (paragraphsOf(value).length > field.paragraphs) {
    return field.paragraphs === 1
      ? [fieldError(path, 'oneParagraph')]
      : [fieldError(path, 'tooManyParagraphs', { max: field.paragraphs })];
  }
  const [address] = forbiddenLinks(value);
  if (address !== undefined) return [fieldError(path, 'linkForbidden', { address })];
  const links = linksIn(value);
  const dead = links.find((to) => to.startsWith('/') && !hasPage(to));
  if (dead !== undefined) return [fieldError(path, 'pageMissing', { address: dead })];
  const gone = links.find((to) => {
    const file = linkedFile(to);
    return file !== undefined && !hasFile(file);
  });
  if (gone !== undefined) return [fieldError(path, 'linkedFileGone', { address: gone })];
  return checkCharacters(value, path);
}

function checkCharacters(value: string, path: string): FieldError[] {
  const [tag] = HTML_TAG.exec(value) ?? [];
  if (tag) return [fieldError(path, 'htmlForbidden', { tag })];
  // The server fills placeholders such as {{origin}} into the pages.
  if (value.includes('{{') || plainText(value).includes('{{'))
    return [fieldError(path, 'bracesForbidden')];
  // A lone surrogate would be stored as another character.
  const isReadable = value.isWellFormed() && !hasInvisible(value);
  return isReadable ? [] : [fieldError(path, 'invisibleCharacters')];
}
