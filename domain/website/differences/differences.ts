import { isHiddenItem, isRecord } from '../document.ts';
import { pathIn } from '../fields/field-path.ts';
import type { Field, Fields, ListField } from '../fields/fields.ts';
import type { Label } from '../fields/labels.ts';
import { isSame } from './is-same.ts';
import { matchItems } from './match-items.ts';

interface FieldPosition {
  /** A removed item has its path in the earlier version. */
  readonly path: string;
  readonly labels: readonly Label[];
}

export interface Difference extends FieldPosition {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved' | 'hidden' | 'shown';
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

export function documentDifferences(
  fields: Fields,
  before: unknown,
  after: unknown,
  { path, labels }: FieldPosition = { path: '', labels: [] },
): Difference[] {
  const [old, now] = [recordOf(before), recordOf(after)];
  return Object.entries(fields).flatMap(([name, field]) =>
    fieldDifferences(field, old[name], now[name], {
      path: pathIn(path, name),
      labels: [...labels, { text: field.label }],
    }),
  );
}

function fieldDifferences(
  field: Field,
  before: unknown,
  after: unknown,
  position: FieldPosition,
): Difference[] {
  if (isSame(before, after)) return [];
  if (field.kind === 'group') return documentDifferences(field.fields, before, after, position);
  if (field.kind === 'list') return listDifferences(field, before, after, position);
  return [{ ...position, kind: 'changed', field, before, after }];
}

function listDifferences(
  field: ListField,
  before: unknown,
  after: unknown,
  { path, labels }: FieldPosition,
): Difference[] {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const outer = labels.slice(0, -1);
  const at = (index: number) => ({
    path: pathIn(path, index),
    labels: [...outer, { text: field.itemLabel, number: index + 1 }],
    field: field.item,
  });
  return matchItems(old, now).flatMap(({ before: from, after: to, isMoved }): Difference[] => {
    if (to === undefined)
      return [{ ...at(from), kind: 'removed', before: old[from], after: undefined }];
    if (from === undefined)
      return [{ ...at(to), kind: 'added', before: undefined, after: now[to] }];
    const changes = itemDifferences(field, old[from], now[to], at(to));
    const moved = { ...at(to), kind: 'moved' as const, before: old[from], after: now[to] };
    return isMoved ? [moved, ...changes] : changes;
  });
}

function itemDifferences(
  { item }: ListField,
  before: unknown,
  after: unknown,
  { path, labels }: FieldPosition,
): Difference[] {
  const [wasHidden, isHidden] = [isHiddenItem(before), isHiddenItem(after)];
  const kind = isHidden ? ('hidden' as const) : ('shown' as const);
  return [
    ...(wasHidden === isHidden ? [] : [{ path, labels, kind, field: item, before, after }]),
    ...fieldDifferences(item, before, after, { path, labels }),
  ];
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
