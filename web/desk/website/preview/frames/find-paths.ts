// Finds the field that each element of a page shows, by comparing the page with a second one whose texts are
// the tokens of their fields (domain/website/fields/field-tokens.ts).

import { type DocumentValue, isRecord } from '#domain/website/document.ts';
import { pathIn } from '#domain/website/fields/field-path.ts';
import type { Field, Fields } from '#domain/website/fields/fields.ts';
import { blockShape } from '#domain/website/text/blocks.ts';
import { paragraphsOf } from '#domain/website/text/marked-text.ts';

/** The used part of an element, so that tests need no browser. */
export interface PageNode {
  readonly nodeType: number;
  readonly textContent: string | null;
}
export interface PageElement<Self> extends PageNode {
  readonly children: ArrayLike<Self>;
  readonly childNodes: ArrayLike<PageNode>;
}

const TEXT_NODE = 3;
const TOKEN = /⟦([^⟧:]+)(:\d+)?⟧/g;

/** @returns elements of the real page with the paths of their words, the likeliest first */
export function findPaths<Real extends PageElement<Real>, Token extends PageElement<Token>>(
  real: Real,
  tokens: Token,
): Map<Real, string[]> {
  const found = new Map<Real, string[]>();
  walk(real, tokens, found);
  return found;
}

function walk<Real extends PageElement<Real>, Token extends PageElement<Token>>(
  real: Real,
  tokens: Token,
  found: Map<Real, string[]>,
): void {
  const own = Array.from(tokens.childNodes)
    .filter(({ nodeType }) => nodeType === TEXT_NODE)
    .map(({ textContent }) => textContent ?? '')
    .join('');
  const matches = [...own.matchAll(TOKEN)];
  const paths = new Set(matches.map(([, path = '']) => path));
  if (paths.size > 0) found.set(real, [...paths]);
  // Strong words and links of a paragraph are part of it.
  if (matches.some(([, , paragraph]) => paragraph !== undefined)) return;
  const [here, there] = [Array.from(real.children), Array.from(tokens.children)];
  if (here.length !== there.length) return;
  for (const [index, child] of here.entries()) {
    const token = there[index];
    if (token) walk(child, token, found);
  }
}

/** The paths of pictures by their files, in the order of the document. */
export function picturePaths(
  fields: Fields,
  document: DocumentValue,
): { path: string; file: string }[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    picturesIn(field, document[name], pathIn('', name)),
  );
}

function picturesIn(field: Field, value: unknown, path: string): { path: string; file: string }[] {
  if (field.kind === 'picture') {
    return typeof value === 'string' && value !== '' ? [{ path, file: value }] : [];
  }
  if (field.kind === 'group' && isRecord(value)) {
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      picturesIn(inner, value[name], pathIn(path, name)),
    );
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, index) => picturesIn(field.item, item, pathIn(path, index)));
  }
  return [];
}

/** `/images/well.webp?w=768` and `/drawings/initial.svg` show `well.webp` and `initial`. */
export function showsFile(address: string, file: string): boolean {
  const [path = ''] = address.split('?');
  const name = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  return name === file || (!file.includes('.') && name.replace(/\.\w+$/, '') === file);
}

/** The value of a choice, with which a page may have other parts. A small word of a text is harmless. */
const CHOICE = /^[a-z]+$/;

/** The page's structure without its words: while it is unchanged, the positions of the tokens are. */
export function shapeOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner !== 'string' || CHOICE.test(inner)
      ? inner
      : `${paragraphsOf(inner).length} ${blockShape(inner)}`,
  );
}
