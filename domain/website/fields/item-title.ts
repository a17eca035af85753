import { isRecord } from '../document.ts';
import { plainText } from '../text/plain-text.ts';
import type { Field } from './fields.ts';

/** Whole paragraphs stand for items without a name. */
const MAX_LENGTH = 100;
const MAX_READ = 10 * MAX_LENGTH;

export function itemTitle(item: Field, value: unknown): { title: string; detail: string } {
  if (item.kind !== 'group') return { title: textOf(value), detail: '' };
  const record = isRecord(value) ? value : {};
  const texts = Object.entries(item.fields)
    .filter(
      ([, field]) => field.kind === 'prose' || (field.kind === 'line' && field.format !== 'slug'),
    )
    .map(([name]) => textOf(record[name]));
  const [title = '', detail = ''] = texts.filter((text) => text !== '');
  return { title, detail };
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? plainText(value.slice(0, MAX_READ)) : '';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** The first picture of an item, or the item itself; undefined if its kind has none. */
export function itemPicture(item: Field, value: unknown): string | undefined {
  if (item.kind === 'picture') return typeof value === 'string' ? value : '';
  if (item.kind !== 'group') return undefined;
  const [first] = Object.entries(item.fields).filter(([, { kind }]) => kind === 'picture');
  return first && itemPicture(first[1], isRecord(value) ? value[first[0]] : '');
}
