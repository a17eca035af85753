import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { EnquiryWork, ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { ENQUIRY_STATES, type EnquiryState } from '#domain/enquiries/enquiry-work.ts';
import { isProblem } from '#domain/problems.ts';
import { parseNumber } from '#domain/text/text.ts';
import { messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { call } from '../../api/client.ts';
import { oneOf } from '../../navigation/list-parameters.ts';
import { unsentValues } from '../../session/unsent-values.ts';
import type { ChosenVolunteer } from '../../volunteers/choice/volunteer-picker.tsx';

/** The form of an enquiry's state and note. After an edit conflict `enquiry` is what somebody else saved. */
export function useEnquiryWork(opened: ReceivedEnquiry, onClose: () => void) {
  const t = useMessages();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [enquiry, setEnquiry] = useState(opened);
  const [chosen, chooseVolunteer] = useState<ChosenVolunteer | null>();
  const volunteer = chosen === undefined ? enquiry.volunteer : chosen;
  const unsent = unsentValues<'note'>(`enquiry ${opened.id} in version ${opened.version}`);
  const form = useForm<'state' | 'note' | 'survey_id'>({
    // Opening a new enquiry assigns it to the reader.
    initial: {
      state: enquiry.state === 'new' ? 'in_hand' : enquiry.state,
      note: enquiry.note,
      survey_id: enquiry.survey ? String(enquiry.survey.id) : '',
    },
    check: () => [],
    send: async ({ state, note, survey_id }) => {
      const number = parseNumber(survey_id.replace('#', ''));
      await save({
        state: oneOf<EnquiryState>(ENQUIRY_STATES, state) ?? 'new',
        note,
        survey_id: Number.isNaN(number) ? 0 : number,
        volunteer_id: volunteer?.id ?? null,
      });
      onClose();
      showToast({ text: t.enquiries.work.saved });
      await revalidate();
    },
    failed: messageOf,
    // Only what was written: a choice that was cancelled must not be saved with it.
    unsent: {
      read: unsent.read,
      keep: ({ note }) => unsent.keep(note === undefined ? {} : { note }),
    },
  });

  async function save(work: EnquiryWork) {
    const { id, version } = enquiry;
    const body = changedWork(enquiry, work);
    if (Object.keys(body).length === 0) return;
    try {
      await call('workOnEnquiry', { id, version, body });
    } catch (error) {
      if (isProblem(error, 'staleEnquiry')) {
        setEnquiry((await call('readEnquiry', { id })).data);
      }
      throw error;
    }
  }

  return { enquiry, volunteer, chooseVolunteer, form };
}

/** Fields that are not sent stay unchanged. */
function changedWork(
  { state, note, survey, volunteer }: ReceivedEnquiry,
  work: EnquiryWork,
): EnquiryWork {
  return {
    ...(work.state !== state && { state: work.state }),
    ...(work.note !== note && { note: work.note }),
    ...(work.survey_id !== (survey?.id ?? null) && { survey_id: work.survey_id }),
    ...(work.volunteer_id !== (volunteer?.id ?? null) && { volunteer_id: work.volunteer_id }),
  };
}
