import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReceivedQuery } from '#domain/query-shape.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { langOf } from '../../ui/script.ts';
import { useToast } from '../../ui/toast.tsx';
import { call } from '../call.ts';
import { focusScreen } from '../focus-screen.ts';
import { failedTo, isNotFound, QUERY_DELETED } from '../sentences.ts';
import { sayExactTime } from '../time.ts';

interface DeleteQueryProps {
  query: ReceivedQuery;
  onClose: () => void;
}

export function DeleteQuery({ query, onClose }: DeleteQueryProps) {
  const { revalidate } = useRevalidator();
  const say = useToast();
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setDeleting(true);
    try {
      await call('deleteQuery', { id: query.id });
      onClose();
      say({ text: QUERY_DELETED });
      await revalidate();
      focusScreen();
    } catch (error) {
      setFailure(failedTo.deleteQuery(error));
      setDeleting(false);
      // What is no longer there leaves the list, too.
      if (isNotFound(error)) await revalidate();
    }
  }

  return (
    <Dialog
      title="Delete this query?"
      onCancel={onClose}
      act={
        <Button tone="sure" busy={deleting && 'Deleting...'} onClick={() => void remove()}>
          <Trash2 size={20} /> Delete Query
        </Button>
      }
    >
      <p>
        <strong lang={langOf(query.name)}>{query.name}</strong>, {query.email}, written on{' '}
        {sayExactTime(query.created_at)}.
      </p>
      <p>It is gone for good: nobody can restore it.</p>
      {failure ? <Banner kind="bad" title={failure} /> : null}
    </Dialog>
  );
}
