import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../../messages/errors.ts';
import { formatDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { formatValue } from '../../../messages/survey-fields.ts';
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { deviceType } from '../../device/device-type.ts';
import { isUnsent, type Operation } from '../operations/operation.ts';
import { operationFacts } from '../operations/operation-facts.ts';
import { useCancelUnsent } from './use-cancel-unsent.ts';

interface ConfirmedCancel {
  /** For the button. */
  press: () => void;
  /** The open question, which belongs outside of the row of buttons. */
  question: ReactNode;
}

/** An entry is asked about before it is deleted: this device may have the only copy. */
export function useConfirmedCancel(
  operation: Operation | undefined,
  onCancelled: () => void,
): ConfirmedCancel {
  const [asking, setAsking] = useState(false);
  const cancelUnsent = useCancelUnsent();

  async function cancel() {
    const isCancelled = operation !== undefined && (await cancelUnsent(operation));
    flushSync(() => setAsking(false));
    if (isCancelled) onCancelled();
  }

  return {
    press: () => (operation?.action === 'create' ? setAsking(true) : void cancel()),
    question:
      asking && operation ? (
        <DeleteUnsent operation={operation} onClose={() => setAsking(false)} onConfirm={cancel} />
      ) : null,
  };
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
          <small>{t.outbox.onlyHere(deviceType())}</small>
        </p>
      ) : null}
    </DeleteDialog>
  );
}
