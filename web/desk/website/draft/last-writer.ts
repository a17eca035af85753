import type { Draft } from '#domain/website/website-schema.ts';
import { formatAt } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';

/** A sentence; empty without a draft. */
export function lastWriter(
  t: Messages,
  { updated_by, updated_at }: Draft,
  account: number,
): string {
  if (!updated_by || !updated_at) return '';
  const name = updated_by.id === account ? t.website.you : updated_by.name || t.website.someone;
  return t.website.lastWrittenBy(name, formatAt(t, updated_at, new Date()));
}
