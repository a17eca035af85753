// Each text becomes the path of its field, like `⟦items.2.question⟧`, which the editor finds in the rendered page.

import { type DocumentValue, isRecord } from '../document.ts';
import { mapBlocks } from '../text/blocks.ts';
import { paragraphsOf } from '../text/marked-text.ts';
import { pathIn } from './field-path.ts';
import type { Field, Fields } from './fields.ts';

export const fieldToken = (path: string): string => `⟦${path}⟧`;

export function withFieldTokens(fields: Fields, value: DocumentValue, path = ''): DocumentValue {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields[name];
      return [name, field ? tokensOf(field, inner, pathIn(path, name)) : inner];
    }),
  );
}

function tokensOf(field: Field, value: unknown, path: string): unknown {
  if (field.kind === 'group')
    return isRecord(value) ? withFieldTokens(field.fields, value, path) : value;
  if (field.kind === 'list') {
    return Array.isArray(value)
      ? value.map((item, index) => tokensOf(field.item, item, pathIn(path, index)))
      : value;
  }
  if (typeof value !== 'string' || value.trim() === '') return value;
  if (field.kind === 'line') return field.format || field.orders ? value : fieldToken(path);
  if (field.kind === 'prose' && field.blocks) {
    return mapBlocks(value, (_, index) => fieldToken(`${path}:${index}`));
  }
  if (field.kind === 'prose') {
    return paragraphsOf(value)
      .map((_, index) => fieldToken(`${path}:${index}`))
      .join('\n\n');
  }
  return value;
}
