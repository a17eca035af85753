// The documents name their fields in English. A label without a translation is shown in English.
import { expect, test } from 'vitest';
import { allDocuments } from '#content/documents/all-documents.ts';
import type { Field, Fields } from '#domain/website/fields/fields.ts';
import { WEBSITE_LABELS as hindi } from './hi/website-labels/website-labels.ts';
import { WEBSITE_LABELS as marathi } from './mr/website-labels/website-labels.ts';

const labels = new Set(allDocuments.flatMap(({ title, fields }) => [title, ...labelsIn(fields)]));

function labelsIn(fields: Fields): string[] {
  return Object.values(fields).flatMap(labelsOf);
}

function labelsOf(field: Field): string[] {
  const own = field.hint === undefined ? [field.label] : [field.label, field.hint];
  switch (field.kind) {
    case 'group':
      return [...own, ...labelsIn(field.fields)];
    case 'list':
      return [...own, field.itemLabel, ...labelsOf(field.item)];
    case 'choice':
      return [...own, ...field.options.map(({ label }) => label)];
    default:
      return own;
  }
}

test.each([
  ['Hindi', hindi],
  ['Marathi', marathi],
])('every label of the website’s documents exists in %s', (_, translated) => {
  expect([...labels].filter((label) => translated[label] === undefined)).toEqual([]);
});
