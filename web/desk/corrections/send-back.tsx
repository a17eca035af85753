import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { seesEntries } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { call } from '../api/client.ts';
import { load } from '../api/load.ts';
import { editSurveyPath } from '../navigation/paths.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import { NoteDialog } from './note-dialog.tsx';
import { returnedCorrections } from './returned-count.ts';

export function SendBack({ survey, onClose }: { survey: Survey; onClose: () => void }) {
  const t = useMessages();
  const finish = useAfterAction();
  const isUnseen = useIsUnseen(survey);

  async function send(note: string) {
    await call('sendBackSurvey', { id: survey.id, body: { note } });
    returnedCorrections.expire();
    await finish({ close: onClose, text: t.corrections.sentBack });
  }
  return (
    <NoteDialog
      id={`send back ${survey.id}`}
      title={t.corrections.sendBackTitle(bidiIsolate(survey.name))}
      label={t.corrections.note}
      hint={t.corrections.sendBackHint}
      submitLabel={t.corrections.sendBack}
      onSend={send}
      onCancel={onClose}
    >
      {isUnseen ? (
        <Banner
          kind="warning"
          title={
            survey.volunteer_gone
              ? t.corrections.goneVolunteer
              : t.corrections.unseenBy(bidiIsolate(survey.volunteer_name))
          }
        >
          <Link to={editSurveyPath(survey.id)}>{t.corrections.giveToOther}</Link>
        </Banner>
      ) : null}
    </NoteDialog>
  );
}

/** An inactive volunteer cannot sign in, and an editor sees no entries. */
function useIsUnseen({ volunteer_id, volunteer_gone }: Survey): boolean {
  const [isUnseen, setUnseen] = useState(volunteer_gone);
  useEffect(() => {
    if (volunteer_gone) return;
    void load(call('readVolunteer', { id: volunteer_id })).then(({ data }) => {
      if (!data) return;
      setUnseen(data.data.status === 'inactive' || !seesEntries(data.data));
    });
  }, [volunteer_id, volunteer_gone]);
  return isUnseen;
}
