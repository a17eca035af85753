import { useLocation, useRevalidator } from 'react-router';
import { checkView } from '#domain/surveys/search/saved-view.ts';
import { messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { TextField } from '../../../ui/forms/value-fields.tsx';
import { call } from '../../api/client.ts';
import { viewOf } from './view-address.ts';

/** @param suggestion the initial name */
export function SaveView({ suggestion, onClose }: { suggestion: string; onClose: () => void }) {
  const t = useMessages();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const form = useForm<'name'>({
    initial: { name: suggestion },
    check: ({ name }) =>
      checkView({ name, search: new URLSearchParams(search).get('search') ?? '' }),
    send: async ({ name }) => {
      await call('saveView', { body: { name, query: viewOf(search) } });
      onClose();
      showToast({ text: t.filters.saved(name) });
      await revalidate();
    },
    failed: messageOf,
  });
  return (
    <FormDialog
      title={t.filters.saveTitle}
      submitButton={
        <Button tone="primary" type="submit" busy={form.sending && t.filters.saving}>
          {t.filters.save}
        </Button>
      }
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      {form.failure ? <Banner kind="error" title={form.failure} /> : null}
      <TextField
        id="name"
        label={t.filters.viewName}
        hint={t.filters.viewNameHint}
        required
        {...form.bind('name')}
      />
    </FormDialog>
  );
}
