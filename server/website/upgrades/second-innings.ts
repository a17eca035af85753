import { type DocumentValue, isRecord } from '#domain/website/document.ts';

/** A trust that changed the words has mostly kept the delivered pictures. */
const GROUND_OF: Readonly<Record<string, string>> = {
  'active-aging.webp': 'body',
  'senior-fitness.webp': 'body',
  'meditation-garden.webp': 'body',
  'mentoring.webp': 'giving',
  'phone-lessons.webp': 'giving',
  'senior-volunteers.webp': 'giving',
  'storytelling.webp': 'giving',
  'money-matters.webp': 'giving',
};

export function groupSecondInnings(value: DocumentValue): DocumentValue {
  if (!isRecord(value.initiatives)) return value;
  const { intro: _, items, ...initiatives } = value.initiatives;
  const grouped = Array.isArray(items) ? items.map(withGround) : items;
  return { ...value, initiatives: { ...initiatives, items: grouped } };
}

function withGround(item: unknown): unknown {
  if (!isRecord(item)) return item;
  return { ...item, ground: GROUND_OF[String(item.picture)] ?? 'company' };
}
