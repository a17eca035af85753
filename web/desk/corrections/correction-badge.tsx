import type { CorrectionState } from '#domain/surveys/corrections/correction.ts';
import { useMessages } from '../../messages/store.ts';
import { Badge } from '../../ui/badge.tsx';

interface CorrectionBadgeProps {
  state: CorrectionState;
  isAdmin: boolean;
}

/** A returned entry waits for an admin’s decision; for its volunteer it is answered. */
export function CorrectionBadge({ state, isAdmin }: CorrectionBadgeProps) {
  const t = useMessages();
  if (state === 'back' && !isAdmin)
    return <Badge kind="plain">{t.corrections.answeredBadge}</Badge>;
  return <Badge kind="attention">{t.corrections.badge[state]}</Badge>;
}
