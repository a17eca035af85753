import type { DonationDraft } from '#domain/donations/donation.ts';
import type { Donation } from '#domain/donations/donation-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import { deskMeta } from '../../layout/page-meta.ts';
import { BackLink } from '../../navigation/back-link.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { DONATIONS, requireAdmin } from '../../session/guard.ts';
import { loadDonation } from '../load-donations.ts';
import type { Route } from './+types/edit-donation.ts';
import styles from './donation-form.module.css';
import { DonationForm } from './donation-form.tsx';
import { valuesOf } from './donation-values.ts';

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
      <NotLoaded
        title={title}
        problem={donation.problem}
        missing={t.failures.donationNotFound}
        failed={failureMessage('readDonation')}
      />
    );
  }
  return <EditForm title={title} donation={donation.data.data} />;
}

function EditForm({ title, donation }: { title: string; donation: Donation }) {
  const t = useMessages();
  const showToast = useToast();
  const { id, version } = donation;
  const details = `${DONATIONS}/${id}`;

  async function save(body: DonationDraft) {
    await call('updateDonation', { id, body, version });
    showToast({ text: t.donations.saved });
    return details;
  }

  return (
    <div className={styles.narrow}>
      <BackLink to={details}>{donation.donor_name}</BackLink>
      <h1>{title}</h1>
      <DonationForm title={title} initial={valuesOf(donation)} send={save} back={details} />
    </div>
  );
}
