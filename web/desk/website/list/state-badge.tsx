import { Clock, Pencil, TriangleAlert } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { DocumentState } from './website-list.ts';

const KINDS = {
  published: 'success',
  draft: 'draft',
  scheduled: 'plain',
  failed: 'attention',
  first: 'inactive',
} as const;

export function StateBadge({ state }: { state: DocumentState }) {
  const t = useMessages();
  return (
    <Badge kind={KINDS[state]}>
      {state === 'draft' ? <Pencil size={14} /> : null}
      {state === 'scheduled' ? <Clock size={14} /> : null}
      {state === 'failed' ? <TriangleAlert size={14} /> : null}
      {t.website.states[state]}
    </Badge>
  );
}
