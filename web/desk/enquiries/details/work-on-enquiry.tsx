import { Link } from 'react-router';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { ENQUIRY_STATES } from '#domain/enquiries/enquiry-work.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { RadioGroup } from '../../../ui/forms/controls/radio-group.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/value-fields.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { NEW_PRIVACY_REQUEST } from '../../navigation/paths.ts';
import { VolunteerPicker } from '../../volunteers/choice/volunteer-picker.tsx';
import { EnquiryProgress } from './enquiry-progress.tsx';
import { useEnquiryWork } from './use-enquiry-work.ts';

interface WorkOnEnquiryProps {
  enquiry: ReceivedEnquiry;
  onClose: () => void;
}

export function WorkOnEnquiry({ enquiry: opened, onClose }: WorkOnEnquiryProps) {
  const t = useMessages();
  const { work } = t.enquiries;
  const { enquiry, volunteer, chooseVolunteer, form } = useEnquiryWork(opened, onClose);
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
          {enquiry === opened ? null : <EnquiryProgress enquiry={enquiry} now={new Date()} />}
        </Banner>
      ) : null}
      <WorkFields form={form} />
      {volunteer && volunteer.id === enquiry.volunteer?.id ? (
        <p>
          {work.keepVolunteer(bidiIsolate(volunteer.name))}{' '}
          <Button tone="plain" onClick={() => chooseVolunteer(null)}>
            {work.unlink}
          </Button>
        </p>
      ) : null}
      <VolunteerPicker
        label={work.volunteer}
        optional
        onChoose={(picked) => chooseVolunteer(picked ?? undefined)}
      />
      <p>
        {work.aboutOwnData}{' '}
        <Link to={`${NEW_PRIVACY_REQUEST}?query=${enquiry.id}`}>
          {t.layout.titles.newPrivacyRequest}
        </Link>
      </p>
    </FormDialog>
  );
}

function WorkFields({ form }: Pick<ReturnType<typeof useEnquiryWork>, 'form'>) {
  const { work } = useMessages().enquiries;
  const state = form.bind('state');
  return (
    <>
      <RadioGroup
        id="state"
        name="state"
        label={work.state}
        value={state.value}
        options={ENQUIRY_STATES.map((value) => ({ value, label: work.states[value] }))}
        onChange={state.onChange}
      />
      <TextAreaField id="note" label={work.note} optional {...form.bind('note')} />
      <TextField
        id="survey_id"
        label={work.entry}
        hint={work.entryHint}
        optional
        inputMode="numeric"
        {...form.bind('survey_id')}
      />
    </>
  );
}
