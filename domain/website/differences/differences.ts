// The differences of two versions of a document, by field in the order of the page.

import { isRecord } from '../document.ts';
import { pathIn } from '../fields/field-path.ts';
import type { Field, Fields, ListField } from '../fields/fields.ts';
import type { Label } from '../fields/labels.ts';
import { align } from './align.ts';
import { isSame } from './merge-documents.ts';

export interface Difference {
  /** The path in the later version; for a removed item, in the earlier one. */
  readonly path: string;
  readonly labels: readonly Label[];
  readonly kind: 'changed' | 'added' | 'removed' | 'moved' | 'hidden' | 'shown';
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

export function documentDifferences(
  fields: Fields,
  before: unknown,
  after: unknown,
  path = '',
  labels: readonly Label[] = [],
): Difference[] {
  const [old, now] = [recordOf(before), recordOf(after)];
  return Object.entries(fields).flatMap(([name, field]) =>
    fieldDifferences(field, old[name], now[name], pathIn(path, name), [
      ...labels,
      { text: field.label },
    ]),
  );
}

function fieldDifferences(
  field: Field,
  before: unknown,
  after: unknown,
  path: string,
  labels: readonly Label[],
): Difference[] {
  if (isSame(before, after)) return [];
  if (field.kind === 'group') {
    return documentDifferences(field.fields, before, after, path, labels);
  }
  if (field.kind === 'list') return listDifferences(field, before, after, path, labels);
  return [{ path, labels, kind: 'changed', field, before, after }];
}

function listDifferences(
  field: ListField,
  before: unknown,
  after: unknown,
  path: string,
  listLabels: readonly Label[],
): Difference[] {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const outer = listLabels.slice(0, -1);
  const at = (kind: Difference['kind'], index: number, from?: number): Difference => ({
    path: pathIn(path, index),
    labels: [...outer, { text: field.itemLabel, number: index + 1 }],
    kind,
    field: field.item,
    before: old[kind === 'removed' ? index : (from ?? -1)],
    after: kind === 'removed' ? undefined : now[index],
  });
  const oldKeys = old.map(keyOf);
  const nowKeys = now.map(keyOf);
  const found: Difference[] = [];
  for (const run of align(oldKeys, nowKeys)) {
    if (run.kind === 'same') {
      const [wasHidden, isHidden] = [isHiddenItem(old[run.before]), isHiddenItem(now[run.after])];
      if (wasHidden !== isHidden) {
        found.push(at(isHidden ? 'hidden' : 'shown', run.after, run.before));
      }
      continue;
    }
    // An item that is removed here and added elsewhere was moved.
    const gone = run.before.filter((index) => !nowKeys.includes(oldKeys[index] ?? ''));
    const fresh = run.after.filter((index) => !oldKeys.includes(nowKeys[index] ?? ''));
    for (const index of run.after.filter((one) => !fresh.includes(one))) {
      found.push(at('moved', index, oldKeys.indexOf(nowKeys[index] ?? '')));
    }
    for (const [pair, index] of fresh.entries()) {
      const from = gone[pair];
      if (from === undefined) found.push(at('added', index));
      else {
        const itemLabels = [...outer, { text: field.itemLabel, number: index + 1 }];
        found.push(
          ...itemDifferences(field, old[from], now[index], pathIn(path, index), itemLabels),
        );
      }
    }
    for (const index of gone.slice(fresh.length)) found.push(at('removed', index));
  }
  return found;
}

function itemDifferences(
  { item }: ListField,
  before: unknown,
  after: unknown,
  path: string,
  labels: readonly Label[],
): Difference[] {
  const [wasHidden, isHidden] = [isHiddenItem(before), isHiddenItem(after)];
  const kind = isHidden ? ('hidden' as const) : ('shown' as const);
  return [
    ...(wasHidden === isHidden ? [] : [{ path, labels, kind, field: item, before, after }]),
    ...fieldDifferences(item, before, after, path, labels),
  ];
}

/** Hiding an item is separate from changing its words. */
function keyOf(item: unknown): string {
  if (!isRecord(item)) return JSON.stringify(item) ?? '';
  const { hidden: _, ...words } = item;
  return JSON.stringify(words);
}

export function isHiddenItem(item: unknown): boolean {
  return isRecord(item) && item.hidden === true;
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
