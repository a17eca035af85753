import type { DonationInput } from '#domain/donations/donation-schema.ts';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { call } from '../../api/client.ts';
import { createRetryKey } from '../../api/retry-key.ts';
import { deskMeta } from '../../layout/page-meta.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { DONATIONS, donationPath } from '../../navigation/paths.ts';
import { requireAdmin } from '../../session/guard.ts';
import type { Route } from './+types/new-donation.ts';
import styles from './donation-form.module.css';
import { DonationForm } from './donation-form.tsx';
import { NEW_DONATION } from './donation-values.ts';
import { loadReceiptRequest, valuesOfReceiptRequest } from './receipt-request.ts';

export const meta = deskMeta;

const retryKey = createRetryKey();

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return { asked: await loadReceiptRequest(request) };
}

export default function NewDonation({ loaderData: { asked } }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <div className={styles.narrow}>
      <BackLink to={DONATIONS}>{t.donations.back}</BackLink>
      {asked.problem ? (
        <NotLoaded
          title={t.layout.titles.newDonation}
          problem={asked.problem}
          missing={t.failures.queryNotFound}
          failed={failureMessage('readEnquiry')}
        />
      ) : (
        <NewDonationForm asked={asked.data} />
      )}
    </div>
  );
}

function NewDonationForm({ asked }: { asked: ReceivedEnquiry | undefined }) {
  const t = useMessages();
  const showToast = useToast();
  const title = t.layout.titles.newDonation;

  async function record(input: DonationInput) {
    const body = { ...input, ...(asked && { query_id: asked.id }) };
    const { data } = await call('createDonation', {
      body,
      idempotencyKey: retryKey.keyFor(body),
    });
    retryKey.forget();
    showToast({ text: t.donations.recorded });
    return donationPath(data.id);
  }

  return (
    <>
      <h1>{title}</h1>
      {asked ? (
        <div className={styles.note}>
          <Banner kind="note" urgent={false} title={t.donations.fromRequest}>
            {asked.details?.mode ? t.donations.sentAs(bidiIsolate(asked.details.mode)) : null}
          </Banner>
        </div>
      ) : null}
      <DonationForm
        id={asked ? `gift of request ${asked.id}` : 'new gift'}
        title={title}
        initial={asked ? valuesOfReceiptRequest(asked) : NEW_DONATION}
        send={record}
        back={DONATIONS}
        onLeave={retryKey.forget}
      />
    </>
  );
}
