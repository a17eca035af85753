import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { deductionObstacle } from '#domain/donations/deduction.ts';
import { DONATION_KINDS, PAYMENT_MODES, TAX_SECTIONS } from '#domain/donations/donation.ts';
import type { DonationInput } from '#domain/donations/donation-schema.ts';
import { ID_TYPES, isDoubtfulAadhaar } from '#domain/donations/donor-id.ts';
import { checkDonation } from '#domain/donations/rules.ts';
import { MAX_DIFFERENT_DONATIONS } from '#domain/donations/similar-donation.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import { isPhone, isUsualPhone } from '#domain/text/phone.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { FormFailure } from '../../../ui/forms/form-failure.tsx';
import panel from '../../../ui/forms/form-panel.module.css';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { serverNow } from '../../device/clock.ts';
import { FormLeaveGuard } from '../../navigation/form-leave-guard.tsx';
import { unsentValues } from '../../session/unsent-values.ts';
import { ChoiceField, LineField } from './donation-fields.tsx';
import styles from './donation-form.module.css';
import { bodyOf, type DonationValues } from './donation-values.ts';
import {
  type SimilarDonation,
  SimilarDonations,
  similarDonationsIn,
  withoutFields,
} from './similar-donations.tsx';

interface DonationFormProps {
  /** Key of the form's unsent values. */
  id: string;
  title: string;
  initial: DonationValues;
  /** @returns the next address */
  send: (body: DonationInput) => Promise<string>;
  back: string;
  /** Called when the typed values are discarded. */
  onLeave?: () => void;
}

export function DonationForm({ id, title, initial, send, back, onLeave }: DonationFormProps) {
  const t = useMessages();
  const { modes, kinds, sections, idTypes, hints, parts, noId } = t.donations;
  const navigate = useNavigate();
  const today = dayInIndia(serverNow());
  const isSaved = useRef(false);
  const isMounted = useIsMounted();
  const [similar, setSimilar] = useState<readonly SimilarDonation[]>([]);
  const different = useRef<readonly number[]>([]);
  const form = useForm<keyof DonationValues>({
    initial,
    check: (values) => checkDonation(bodyOf(values), { today, stored: initial }),
    async send(values) {
      const different_from = [...different.current];
      const body = { ...bodyOf(values), ...(different_from.length > 0 && { different_from }) };
      const next = await send(body).catch((error: unknown) => {
        setSimilar(similarDonationsIn(error));
        throw withoutFields(error);
      });
      isSaved.current = true;
      if (isMounted()) await navigate(next, { replace: true });
    },
    failed: failureMessage('saveDonation'),
    unsent: unsentValues(id),
  });
  const { values, bind, failure, sending, submit } = form;
  const obstacle = deductionObstacle(bodyOf(values));

  const { phone, id_type, id_number } = values;
  const isDoubtful = id_type === 'aadhaar' && isDoubtfulAadhaar(id_number);

  function recordAllTheSame() {
    const others = similar.map(({ id }) => id);
    different.current = [...different.current, ...others].slice(-MAX_DIFFERENT_DONATIONS);
    void submit();
  }

  return (
    <>
      {failure ? (
        <FormFailure title={failure} takesFocus={!form.hasFieldErrors}>
          {form.isRefused ? t.ui.nothingSaved : t.ui.maybeSaved}
          {similar.length > 0 ? (
            <SimilarDonations similar={similar} onRecord={recordAllTheSame} />
          ) : null}
        </FormFailure>
      ) : null}
      <form
        className={classes(panel.form, styles.parts)}
        method="post"
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2>{parts.gift}</h2>
        <FieldRow>
          <LineField
            name="received_on"
            type="date"
            max={today}
            span={4}
            required
            {...bind('received_on')}
          />
          <LineField
            name="amount_paise"
            inputMode="decimal"
            span={4}
            required
            {...bind('amount_paise')}
          />
          <ChoiceField
            name="mode"
            span={4}
            required
            empty={t.ui.choose}
            options={optionsOf(PAYMENT_MODES, modes)}
            {...bind('mode')}
          />
        </FieldRow>
        <FieldRow>
          <LineField name="reference" span={6} {...bind('reference')} />
          <LineField name="purpose" span={6} hint={hints.purpose} {...bind('purpose')} />
        </FieldRow>
        <h2>{parts.donor}</h2>
        <FieldRow>
          <LineField name="donor_name" required {...bind('donor_name')} />
        </FieldRow>
        <FieldRow>
          <LineField name="address" long {...bind('address')} />
        </FieldRow>
        <FieldRow>
          <LineField name="email" type="email" span={7} {...bind('email')} />
          <LineField
            name="phone"
            type="tel"
            span={5}
            warning={isPhone(phone) && !isUsualPhone(phone) ? t.ui.phoneDoubtful : undefined}
            {...bind('phone')}
          />
        </FieldRow>
        <h2>{parts.tax}</h2>
        <FieldRow>
          <ChoiceField
            name="id_type"
            span={5}
            empty={noId}
            options={optionsOf(ID_TYPES, idTypes)}
            {...bind('id_type')}
          />
          <LineField
            name="id_number"
            span={7}
            hint={hints.id_number}
            warning={isDoubtful ? t.surveyForm.notes.aadhaarDoubtful : undefined}
            {...bind('id_number')}
          />
        </FieldRow>
        <FieldRow>
          <ChoiceField
            name="section"
            span={7}
            hint={obstacle ? t.donations.noDeduction[obstacle] : hints.section}
            options={optionsOf(TAX_SECTIONS, sections)}
            {...bind('section')}
          />
          <ChoiceField
            name="kind"
            span={5}
            options={optionsOf(DONATION_KINDS, kinds)}
            {...bind('kind')}
          />
        </FieldRow>
        <div className={panel.actions}>
          <Button type="submit" tone="primary" busy={sending && t.ui.saving}>
            {t.ui.save}
          </Button>
          <Button onClick={() => void navigate(back)}>{t.donations.cancel}</Button>
        </div>
      </form>
      <FormLeaveGuard
        wouldLoseData={() => !isSaved.current && form.isChanged}
        onLeave={() => {
          form.forget();
          onLeave?.();
        }}
      />
    </>
  );
}

function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
