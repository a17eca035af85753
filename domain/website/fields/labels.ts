import { partsOf } from './field-path.ts';
import type { Field, Fields } from './fields.ts';

export interface Label {
  readonly text: string;
  readonly number?: number;
}

export function fieldAt(fields: Fields, path: string): Field | undefined {
  return walk(fields, path).at(-1)?.field;
}

/** `Question 3` stands for the list as well as for its item. */
export function labelsAt(fields: Fields, path: string): Label[] {
  const steps = walk(fields, path);
  return steps.flatMap(({ field, label }, index) => {
    const isList = field.kind === 'list' && index < steps.length - 1;
    return isList ? [] : [label];
  });
}

export function foldsAround(fields: Fields, path: string): string[] {
  const parts = partsOf(path);
  return walk(fields, path).flatMap(({ field, isItem }, index) =>
    field.kind === 'group' || isItem ? [parts.slice(0, index + 1).join('.')] : [],
  );
}

interface Step {
  field: Field;
  label: Label;
  isItem: boolean;
}

function walk(fields: Fields, path: string): Step[] {
  const steps: Step[] = [];
  let inside: Fields | undefined = fields;
  for (const name of partsOf(path)) {
    const before: Field | undefined = steps.at(-1)?.field;
    if (before?.kind === 'list') {
      const number = Number(name) + 1;
      if (Number.isNaN(number)) return steps;
      steps.push({ field: before.item, label: { text: before.itemLabel, number }, isItem: true });
    } else {
      const field: Field | undefined = inside?.[name];
      if (!field) return steps;
      steps.push({ field, label: { text: field.label }, isItem: false });
    }
    const last: Field | undefined = steps.at(-1)?.field;
    inside = last?.kind === 'group' ? last.fields : undefined;
  }
  return steps;
}
