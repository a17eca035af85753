import { useState } from 'react';
import { BULK_MAX, type BulkAction } from '#domain/surveys/bulk/bulk.ts';
import { checkNote } from '#domain/surveys/corrections/correction.ts';
import { fieldErrorMessage, messageOf } from '../../../messages/errors.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextArea } from '../../../ui/forms/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { call } from '../../api/client.ts';
import { uuid } from '../../api/uuid.ts';
import type { ListQuery } from '../list-query.ts';
import styles from './bulk-bar.module.css';
import type { BulkOrder } from './run-bulk.ts';
import { reasonOf, useBulk } from './use-bulk.ts';
import { type ChosenVolunteer, VolunteerPicker } from '../../volunteers/choice/volunteer-picker.tsx';

interface BulkDialogProps {
  action: BulkAction;
  count: number;
  /** Undefined: all that the query finds. */
  ids: readonly number[] | undefined;
  query: ListQuery;
  onClose: () => void;
  onDone: () => void;
}

export function BulkDialog({ action, count, ids, query, onClose, onDone }: BulkDialogProps) {
  const t = useMessages();
  // What is done changes the list, but not what was asked.
  const [asked] = useState(count);
  const [key] = useState(uuid);
  const [note, setNote] = useState('');
  const [owner, setOwner] = useState<ChosenVolunteer | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const bulk = useBulk(() => {
    onDone();
    onClose();
  });
  const { progress, unfinished } = bulk;
  const order: BulkOrder = {
    key,
    action,
    ...(owner && { volunteer_id: owner.id }),
    ...(action === 'send_back' && { note }),
  };
  const text = (changed: number) => t.bulk.done[action](changed, owner?.name ?? '');

  const failed = unfinished?.failed.length ?? 0;
  const left = unfinished?.left.length ?? 0;
  const unanswered = unfinished?.unanswered.length ?? 0;
  const openIds = unfinished && [...unfinished.unanswered, ...unfinished.left];

  function cancel() {
    if (progress) bulk.stop();
    else if (unfinished) bulk.leave();
    else onClose();
  }

  // What is done stays done.
  const closeLabel = unfinished ? t.ui.close : t.ui.cancel;
  const cancelLabel = progress ? t.bulk.stop : closeLabel;

  async function start() {
    const wrong = errorOf(t, action, note, owner);
    setError(wrong);
    if (wrong) return;
    try {
      bulk.start(order, (unfinished && openIds) ?? ids ?? (await findIds(query)), text);
    } catch (thrown) {
      setFailure(messageOf(thrown)(t));
    }
  }

  return (
    <FormDialog
      title={t.bulk.titles[action](asked)}
      submitButton={
        openIds?.length === 0 ? null : (
          <Button
            tone={action === 'delete' ? 'dangerFilled' : 'primary'}
            type="submit"
            disabled={progress !== null}
          >
            {unfinished ? t.bulk.goOn : t.bulk[action]}
          </Button>
        )
      }
      onSubmit={() => void start()}
      onCancel={cancel}
      cancelLabel={cancelLabel}
    >
      {failure ? <Banner kind="error" title={failure} /> : null}
      {unfinished ? (
        <Banner
          kind="error"
          title={
            left + unanswered > 0
              ? t.bulk.cutOff(unfinished.done.length, left + failed, unanswered)
              : t.bulk.notChanged(failed, reasonOf(unfinished))
          }
          actions={
            unfinished.done.length > 0 && unanswered === 0 ? (
              <Button tone="plain" onClick={() => bulk.undo(order)}>
                {t.bulk.undo}
              </Button>
            ) : null
          }
        >
          {left + unanswered > 0
            ? reasonOf(unfinished)
            : t.bulk.done[action](unfinished.done.length, owner?.name ?? '')}
        </Banner>
      ) : (
        <p>{t.bulk.consequences[action]}</p>
      )}
      {!ids && count > BULK_MAX ? <Banner kind="warning" title={t.bulk.tooMany(BULK_MAX)} /> : null}
      {action === 'reassign' ? (
        <VolunteerPicker label={t.bulk.to} error={error} onChoose={setOwner} />
      ) : null}
      {action === 'send_back' ? (
        <Field id="note" label={t.corrections.note} required error={error}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="note"
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      {progress ? (
        <div>
          <progress
            className={styles.progress}
            aria-label={t.bulk.titles[action](asked)}
            value={progress.done}
            max={progress.all}
          />
          <p role="status">{t.bulk.progress(progress.done, progress.all)}</p>
        </div>
      ) : null}
    </FormDialog>
  );
}

function errorOf(
  t: Messages,
  action: BulkAction,
  note: string,
  owner: ChosenVolunteer | null,
): string | undefined {
  if (action === 'reassign' && !owner) return t.rules.volunteerRequired;
  const [wrong] = action === 'send_back' ? checkNote({ note }) : [];
  return wrong && fieldErrorMessage(t, wrong);
}

async function findIds({ page, limit, ...query }: ListQuery): Promise<number[]> {
  return (await call('findSurveyIds', { query })).data.ids;
}
