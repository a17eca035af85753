import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../../messages/errors.ts';
import { formatDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { formatValue } from '../../../messages/survey-fields.ts';
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog.tsx';
import { langOf } from '../../../ui/text/script.ts';
import { deviceName } from '../../drafts/device-name.ts';
import { isUnsent, type Operation } from '../operations/operation.ts';
import { operationFacts } from '../operations/operation-facts.ts';
import { useCancelUnsent } from './use-cancel-unsent.ts';

interface CancelUnsentButtonProps {
  operation: Operation;
  onCancelled: () => void;
  children: (press: () => void) => ReactNode;
}

/** An entry is asked about before it is deleted: this device may have the only copy. */
export function CancelUnsentButton({ operation, onCancelled, children }: CancelUnsentButtonProps) {
  const [asking, setAsking] = useState(false);
  const cancelUnsent = useCancelUnsent();

  async function cancel() {
    const isCancelled = await cancelUnsent(operation);
    flushSync(() => setAsking(false));
    if (isCancelled) onCancelled();
  }

  return (
    <>
      {children(() => (operation.action === 'create' ? setAsking(true) : void cancel()))}
      {asking ? (
        <DeleteUnsent operation={operation} onClose={() => setAsking(false)} onConfirm={cancel} />
      ) : null}
    </>
  );
}

interface DeleteUnsentProps {
  operation: Operation;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

function DeleteUnsent({ operation, onClose, onConfirm }: DeleteUnsentProps) {
  const t = useMessages();
  const { name, survey_type, age } = operationFacts(operation);
  const { title, confirm, deleting } = t.survey.deletion;
  return (
    <DeleteDialog
      title={title}
      confirmLabel={confirm}
      busy={deleting}
      onClose={onClose}
      onConfirm={onConfirm}
      failureMessage={messageOf}
    >
      <p>
        {t.survey.deletedPerson(
          <strong lang={langOf(name)}>{name}</strong>,
          formatValue(t, 'survey_type', survey_type),
          Number(age),
          formatDate(t, new Date(operation.madeAt).toISOString()),
        )}
      </p>
      {isUnsent(operation) ? (
        <p>
          <small>{t.outbox.onlyHere(deviceName())}</small>
        </p>
      ) : null}
    </DeleteDialog>
  );
}
