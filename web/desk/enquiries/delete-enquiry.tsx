import { useRevalidator } from 'react-router';
import type { ReceivedQuery } from '#domain/enquiry-schema.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/script.ts';
import { call } from '../api/client.ts';
import { sayExactTime } from '../messages/format-time.ts';
import { failedTo, isNotFound, QUERY_DELETED } from '../messages/messages.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { DeleteDialog } from '../parts/delete-dialog.tsx';

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
