import { useRevalidator } from 'react-router';
import type { ReceivedQuery } from '#domain/query-shape.ts';
import { langOf } from '../../ui/script.ts';
import { useToast } from '../../ui/toast.tsx';
import { call } from '../call.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
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

  async function remove() {
    await call('deleteQuery', { id: query.id });
    onClose();
    say({ text: QUERY_DELETED });
    await revalidate();
    focusScreen();
  }

  /** What is no longer there leaves the list, too. */
  async function leaveOut(error: unknown) {
    if (isNotFound(error)) await revalidate();
  }

  return (
    <DeleteDialog
      thing="Query"
      onClose={onClose}
      remove={remove}
      sayFailure={failedTo.deleteQuery}
      onFailure={leaveOut}
    >
      <p>
        <strong lang={langOf(query.name)}>{query.name}</strong>, {query.email}, written on{' '}
        {sayExactTime(query.created_at)}.
      </p>
      <p>It is gone for good: nobody can restore it.</p>
    </DeleteDialog>
  );
}
