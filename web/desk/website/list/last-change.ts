import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { formatTime } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';
import { formatIndianTime } from '../publish/indian-time.ts';

/** Time and author: `3 Nov 2026, 10:15, Meera Kulkarni`. */
export function lastChange(
  t: Messages,
  { updated_at, updated_by, publish_at, publish_failed_at, unreadable }: ListedDocument,
  actor: SignedInUser,
  now: Date,
): string {
  if (unreadable) return t.website.unreadable;
  if (publish_at) return formatIndianTime(t, publish_at);
  if (publish_failed_at) return t.website.wasDue(formatIndianTime(t, publish_failed_at));
  if (!updated_at) return t.website.neverChanged;
  const at = formatTime(t, updated_at, now);
  if (!updated_by) return at;
  return t.website.changedBy(at, updated_by.id === actor.id ? t.website.you : updated_by.name);
}
