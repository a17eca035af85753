import { dayInIndia, daysAfter } from '#domain/indian-time.ts';
import { URGENT_DAYS } from '#domain/privacy/privacy-request.ts';
import type { PrivacyRequest } from '#domain/privacy/request-schema.ts';
import { formatPlainDate } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Badge } from '../../ui/badge.tsx';

interface DueBadgeProps {
  request: Pick<PrivacyRequest, 'state' | 'due_on'>;
  now: Date;
}

/** When the answer is due, or how the request ended. */
export function DueBadge({ request: { state, due_on }, now }: DueBadgeProps) {
  const t = useMessages();
  const { states } = t.privacy;
  if (state === 'done') return <Badge kind="success">{states.done}</Badge>;
  if (state === 'refused') return <Badge kind="inactive">{states.refused}</Badge>;
  const today = dayInIndia(now);
  const day = formatPlainDate(t, due_on);
  if (due_on < today) return <Badge kind="deleted">{t.privacy.overdue(day)}</Badge>;
  const isUrgent = due_on <= daysAfter(today, URGENT_DAYS);
  return <Badge kind={isUrgent ? 'attention' : 'plain'}>{t.privacy.due(day)}</Badge>;
}
