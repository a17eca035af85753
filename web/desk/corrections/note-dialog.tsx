import type { ReactNode } from 'react';
import { checkNote } from '#domain/surveys/corrections/correction.ts';
import { messageOf } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { TextAreaField } from '../../ui/forms/value-fields.tsx';
import { unsentValues } from '../session/unsent-values.ts';

interface NoteDialogProps {
  /** Key of the dialog's unsent note. */
  id: string;
  title: string;
  label: string;
  hint: string;
  submitLabel: string;
  /** Must close the dialog and announce the success. */
  onSend: (note: string) => Promise<void>;
  onCancel: () => void;
  children?: ReactNode;
}

/** A failure keeps the typed note, and so does closing the dialog. */
export function NoteDialog(props: NoteDialogProps) {
  const { id, title, label, hint, submitLabel, onSend, onCancel, children } = props;
  const t = useMessages();
  const form = useForm<'note'>({
    initial: { note: '' },
    check: checkNote,
    send: ({ note }) => onSend(note),
    failed: messageOf,
    unsent: unsentValues(id),
  });
  return (
    <FormDialog
      title={title}
      submitButton={
        <Button tone="primary" type="submit" busy={form.sending && t.corrections.sending}>
          {submitLabel}
        </Button>
      }
      onSubmit={() => void form.submit()}
      onCancel={onCancel}
    >
      {form.failure ? <Banner kind="error" title={form.failure} /> : null}
      {children}
      <TextAreaField id="note" label={label} hint={hint} required rows={4} {...form.bind('note')} />
    </FormDialog>
  );
}
