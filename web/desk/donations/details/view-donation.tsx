import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { deskMeta } from '../../layout/page-meta.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { useBackLink } from '../../navigation/back-link-state.ts';
import { DONATIONS } from '../../navigation/paths.ts';
import { requireAdmin } from '../../session/guard.ts';
import { loadDonation, loadDonationHistory } from '../load-donations.ts';
import type { Route } from './+types/view-donation.ts';
import { DonationDetails } from './donation-details.tsx';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireAdmin();
  const [donation, history] = await Promise.all([
    loadDonation(params.id, request.signal),
    loadDonationHistory(params.id, request.signal),
  ]);
  return { donation, history };
}

export default function ViewDonation({ loaderData: { donation, history } }: Route.ComponentProps) {
  const t = useMessages();
  const { from } = useBackLink(DONATIONS);
  return (
    <>
      <BackLink to={from}>{t.donations.back}</BackLink>
      {donation.data ? (
        <DonationDetails donation={donation.data.data} history={history} />
      ) : (
        <NotLoaded
          title={t.layout.titles.donation}
          problem={donation.problem}
          missing={t.failures.donationNotFound}
          failed={failureMessage('readDonation')}
        />
      )}
    </>
  );
}
