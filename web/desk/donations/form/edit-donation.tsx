import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Donation, DonationInput } from '#domain/donations/donation-schema.ts';
import { changedFields } from '#domain/donations/history.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import panel from '../../../ui/forms/form-panel.module.css';
import { call } from '../../api/client.ts';
import { deskMeta } from '../../layout/page-meta.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { DONATIONS, donationPath } from '../../navigation/paths.ts';
import { requireAdmin } from '../../session/guard.ts';
import { DonationChanges } from '../donation-changes.tsx';
import { loadDonation } from '../load-donations.ts';
import { isStaleDonation } from '../stale-donation.ts';
import type { Route } from './+types/edit-donation.ts';
import styles from './donation-form.module.css';
import { DonationForm } from './donation-form.tsx';
import { isStored, valuesOf } from './donation-values.ts';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return { donation: await loadDonation(params.id, request.signal) };
}

export default function EditDonation({ loaderData: { donation } }: Route.ComponentProps) {
  const t = useMessages();
  const title = t.layout.titles.editDonation;
  if (!donation.data) {
    return (
      <>
        <BackLink to={DONATIONS}>{t.donations.back}</BackLink>
        <NotLoaded
          title={title}
          problem={donation.problem}
          missing={t.failures.donationNotFound}
          failed={failureMessage('readDonation')}
        />
      </>
    );
  }
  return <EditForm title={title} donation={donation.data.data} />;
}

function EditForm({ title, donation }: { title: string; donation: Donation }) {
  const t = useMessages();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [opened] = useState(donation);
  const { id, version } = donation;
  const isOtherNumber = opened.id_number !== donation.id_number;
  const details = donationPath(id);

  async function save(body: DonationInput) {
    try {
      await call('updateDonation', { id, body, version });
    } catch (error) {
      if (!isStaleDonation(error)) throw error;
      // An earlier attempt may have been saved, and only its reply lost.
      const { data: stored } = await call('readDonation', { id });
      if (!isStored(body, stored)) {
        await revalidate();
        throw error;
      }
    }
    showToast({ text: t.donations.saved });
    return details;
  }

  return (
    <div className={styles.narrow}>
      <BackLink to={details}>{donation.donor_name}</BackLink>
      <h1>{title}</h1>
      {version === opened.version ? null : (
        <div className={panel.failure}>
          <Banner kind="warning" title={t.donations.changedMeanwhile} urgent={false}>
            <DonationChanges changes={changedFields(opened, donation, { isOtherNumber })} />
          </Banner>
        </div>
      )}
      <DonationForm
        id={`gift ${id} in version ${opened.version}`}
        title={title}
        initial={valuesOf(donation)}
        send={save}
        back={details}
      />
    </div>
  );
}
