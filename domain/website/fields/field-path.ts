// Paths are like `items.2.question`.

import type { DocumentValue } from '../document.ts';

export function pathIn(parent: string, name: string | number): string {
  return parent === '' ? String(name) : `${parent}.${name}`;
}

export function valueAt(document: unknown, path: string): unknown {
  return partsOf(path).reduce<unknown>(
    (value, name) => (isContainer(value) ? Reflect.get(value, name) : undefined),
    document,
  );
}

/** @returns a copy; unchanged if part of the path is missing */
export function withValueAt(document: DocumentValue, path: string, value: unknown): DocumentValue {
  const changed = replace(document, partsOf(path), value);
  return isContainer(changed) && !Array.isArray(changed) ? { ...changed } : document;
}

function replace(current: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(current)) {
    return current.map((item, index) =>
      String(index) === name ? replace(item, rest, value) : item,
    );
  }
  if (!isContainer(current)) return rest.length === 0 ? { [name]: value } : current;
  return { ...current, [name]: replace(Reflect.get(current, name), rest, value) };
}

export function isWithin(path: string, outer: string): boolean {
  return path === outer || outer === '' || path.startsWith(`${outer}.`);
}

export function partsOf(path: string): string[] {
  return path === '' ? [] : path.split('.');
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
