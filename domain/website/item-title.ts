import { isRecord } from './checks/check-document.ts';
import type { Field } from './fields.ts';
import { plainText } from './marked-text.ts';

/** What an item of a list is called: the words of its first fields of one line. */
export function itemTitle(item: Field, value: unknown): { title: string; detail: string } {
  if (item.kind !== 'group') return { title: textOf(value), detail: '' };
  const record = isRecord(value) ? value : {};
  const texts = Object.entries(item.fields)
    .filter(([, { kind }]) => kind === 'line' || kind === 'prose')
    .map(([name]) => textOf(record[name]));
  const [title = '', detail = ''] = texts.filter((text) => text !== '');
  return { title, detail };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : '';
}

/** The first picture of an item; undefined if its kind has none. */
export function itemPicture(item: Field, value: unknown): string | undefined {
  if (item.kind !== 'group') return undefined;
  const [name] = Object.entries(item.fields).find(([, { kind }]) => kind === 'picture') ?? [];
  if (name === undefined) return undefined;
  const picture = isRecord(value) ? value[name] : '';
  return typeof picture === 'string' ? picture : '';
}
