import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { EnquiryWork, ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { ENQUIRY_STATES, type EnquiryState } from '#domain/enquiries/enquiry-work.ts';
import { Problem } from '#domain/problems.ts';
import { parseNumber } from '#domain/text/text.ts';
import { messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { TextArea, TextInput } from '../../../ui/forms/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { bidiIsolate } from '../../../ui/text/isolated.ts';
import { call } from '../../api/client.ts';
import { oneOf } from '../../navigation/list-address.ts';
import { type ChosenVolunteer, VolunteerPicker } from '../../volunteers/choice/volunteer-picker.tsx';
import { EnquiryWork as WorkOfEnquiry } from './enquiry-work.tsx';

interface WorkOnEnquiryProps {
  enquiry: ReceivedEnquiry;
  onClose: () => void;
}

export function WorkOnEnquiry({ enquiry: opened, onClose }: WorkOnEnquiryProps) {
  const t = useMessages();
  const { work } = t.enquiries;
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [enquiry, setEnquiry] = useState(opened);
  const [chosen, setChosen] = useState<ChosenVolunteer | null>();
  const volunteer = chosen === undefined ? enquiry.volunteer : chosen;
  const form = useForm<'state' | 'note' | 'survey_id'>({
    // Whoever opens a new query takes it in hand.
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
      showToast({ text: work.saved });
      await revalidate();
    },
    failed: messageOf,
  });

  async function save(work: EnquiryWork) {
    const { id, version } = enquiry;
    const body = changedWork(enquiry, work);
    if (Object.keys(body).length === 0) return;
    try {
      await call('workOnEnquiry', { id, version, body });
    } catch (error) {
      if (error instanceof Problem && error.code === 'staleEnquiry') {
        setEnquiry((await call('readEnquiry', { id })).data);
      }
      throw error;
    }
  }

  const [state, note, survey] = [form.bind('state'), form.bind('note'), form.bind('survey_id')];
  return (
    <FormDialog
      title={work.title(bidiIsolate(enquiry.name))}
      submitButton={
        <Button tone="primary" type="submit" busy={form.sending && work.saving}>
          {work.save}
        </Button>
      }
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      {form.failure ? (
        <Banner kind="error" title={form.failure}>
          {enquiry === opened ? null : <WorkOfEnquiry enquiry={enquiry} now={new Date()} />}
        </Banner>
      ) : null}
      <RadioGroup
        id="state"
        name="state"
        label={work.state}
        value={state.value}
        options={ENQUIRY_STATES.map((value) => ({ value, label: work.states[value] }))}
        onChange={state.onChange}
      />
      <Field id="note" label={work.note} optional error={note.error}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="note"
            value={note.value}
            onChange={(event) => note.onChange(event.target.value)}
          />
        )}
      </Field>
      <Field
        id="survey_id"
        label={work.entry}
        optional
        error={survey.error}
        note={{ kind: 'hint', text: work.entryHint }}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            name="survey_id"
            inputMode="numeric"
            autoComplete="off"
            value={survey.value}
            onChange={(event) => survey.onChange(event.target.value)}
          />
        )}
      </Field>
      {volunteer && volunteer.id === enquiry.volunteer?.id ? (
        <p>
          {work.keepVolunteer(bidiIsolate(volunteer.name))}{' '}
          <Button tone="plain" onClick={() => setChosen(null)}>
            {work.unlink}
          </Button>
        </p>
      ) : null}
      <VolunteerPicker label={work.volunteer} optional onChoose={setChosen} />
    </FormDialog>
  );
}

/** What is not sent stays as it is. */
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
