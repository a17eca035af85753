import { useState } from 'react';
import { BULK_MAX } from '#domain/surveys/bulk/bulk.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '../../../ui/forms/value-fields.tsx';
import { VolunteerPicker } from '../../volunteers/choice/volunteer-picker.tsx';
import styles from './bulk-bar.module.css';
import type { BulkOutcome } from './run-bulk.ts';
import { countChanged, reasonOf } from './use-bulk.ts';
import { type BulkDialogProps, useBulkDialog } from './use-bulk-dialog.ts';

export function BulkDialog(props: BulkDialogProps) {
  const { action, count, ids } = props;
  const t = useMessages();
  // The list changes during the bulk change, the question does not.
  const [asked] = useState(count);
  const bulk = useBulkDialog(props);
  const { error, failure, progress, unfinished } = bulk;
  const title = t.bulk.titles[action](asked);
  // Finished changes are not undone when the dialog closes.
  const closeLabel = unfinished ? t.ui.close : t.ui.cancel;
  return (
    <FormDialog
      title={title}
      submitButton={
        bulk.openIds?.length === 0 ? null : (
          <Button
            tone={action === 'delete' ? 'dangerFilled' : 'primary'}
            type="submit"
            disabled={bulk.isBusy}
          >
            {unfinished ? t.bulk.goOn : t.bulk[action]}
          </Button>
        )
      }
      onSubmit={bulk.start}
      onCancel={bulk.cancel}
      cancelLabel={progress ? t.bulk.stop : closeLabel}
    >
      {failure ? <Banner kind="error" title={failure} /> : null}
      {unfinished ? (
        <UnfinishedBanner outcome={unfinished} doneText={bulk.doneText} onUndo={bulk.undo} />
      ) : (
        <p>{t.bulk.consequences[action](asked)}</p>
      )}
      {!ids && count > BULK_MAX ? <Banner kind="warning" title={t.bulk.tooMany(BULK_MAX)} /> : null}
      {action === 'reassign' ? (
        <VolunteerPicker label={t.bulk.to} error={error} onChoose={bulk.setOwner} />
      ) : null}
      {action === 'send_back' ? (
        <TextAreaField
          id="note"
          label={t.corrections.note}
          required
          error={error}
          value={bulk.note}
          onChange={bulk.setNote}
        />
      ) : null}
      {progress ? (
        <div>
          <progress
            className={styles.progress}
            aria-label={title}
            value={progress.done}
            max={progress.all}
          />
          <p role="status">{t.bulk.progress(progress.done, progress.all)}</p>
        </div>
      ) : null}
    </FormDialog>
  );
}

interface UnfinishedBannerProps {
  outcome: BulkOutcome;
  doneText: (changed: number) => string;
  onUndo: () => void;
}

/** A bulk that was stopped, cut off or refused for some entries. */
function UnfinishedBanner({ outcome, doneText, onUndo }: UnfinishedBannerProps) {
  const t = useMessages();
  const done = outcome.done.length;
  const changed = countChanged(outcome.done);
  const failed = outcome.failed.length;
  const left = outcome.left.length;
  const unanswered = outcome.unanswered.length;
  const isCutOff = left + unanswered > 0;
  return (
    <Banner
      kind="error"
      title={
        isCutOff
          ? t.bulk.cutOff(done, left + failed, unanswered)
          : t.bulk.notChanged(failed, reasonOf(outcome))
      }
      actions={
        changed > 0 && unanswered === 0 ? (
          <Button tone="plain" onClick={onUndo}>
            {t.ui.undo}
          </Button>
        ) : null
      }
    >
      {isCutOff ? reasonOf(outcome) : doneText(changed)}
    </Banner>
  );
}
