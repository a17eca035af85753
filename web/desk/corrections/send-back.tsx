import { useRevalidator } from 'react-router';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../ui/text/isolated.ts';
import { call } from '../api/client.ts';
import { NoteDialog } from './note-dialog.tsx';

export function SendBack({ survey, onClose }: { survey: Survey; onClose: () => void }) {
  const t = useMessages();
  const showToast = useToast();
  const { revalidate } = useRevalidator();

  async function send(note: string) {
    await call('sendBackSurvey', { id: survey.id, body: { note } });
    onClose();
    showToast({ text: t.corrections.sentBack });
    await revalidate();
  }
  return (
    <NoteDialog
      title={t.corrections.sendBackTitle(bidiIsolate(survey.name))}
      label={t.corrections.note}
      hint={t.corrections.sendBackHint}
      submitLabel={t.corrections.sendBack}
      onSend={send}
      onCancel={onClose}
    >
      {survey.volunteer_gone ? <Banner kind="warning" title={t.corrections.goneVolunteer} /> : null}
    </NoteDialog>
  );
}
