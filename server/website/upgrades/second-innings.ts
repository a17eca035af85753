import { type DocumentValue, isRecord } from '#domain/website/document.ts';

/** By the delivered pictures, which a trust that changed the words has mostly kept. */
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

/** The page groups its programmes under three headings, without an introduction. */
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
