import { dayInIndia } from '#domain/indian-time.ts';
import type { PrivacyRequestInput } from '#domain/privacy/request-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import type { Loaded } from '../../api/load.ts';
import { createRetryKey } from '../../api/retry-key.ts';
import { serverNow } from '../../device/clock.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { PRIVACY, privacyRequestPath } from '../../navigation/paths.ts';
import { urgentRequests } from '../urgent-requests.ts';
import styles from './request-form.module.css';
import { RequestForm } from './request-form.tsx';
import { newValues, type RequestValues } from './request-values.ts';

const retryKey = createRetryKey();

interface NewRequestProps {
  /** The id of the query that it is recorded from. */
  query: string | null;
  prefilled: Loaded<Partial<RequestValues>>;
}

export function NewRequest({ query, prefilled }: NewRequestProps) {
  const t = useMessages();
  return (
    <div className={styles.narrow}>
      <BackLink to={PRIVACY}>{t.layout.titles.privacy}</BackLink>
      {prefilled.problem ? (
        <NotLoaded
          title={t.layout.titles.newPrivacyRequest}
          problem={prefilled.problem}
          missing={t.failures.queryNotFound}
          failed={failureMessage('readEnquiry')}
        />
      ) : (
        <NewRequestForm query={query} prefilled={prefilled.data} />
      )}
    </div>
  );
}

interface NewRequestFormProps {
  query: string | null;
  prefilled: Partial<RequestValues>;
}

function NewRequestForm({ query, prefilled }: NewRequestFormProps) {
  const t = useMessages();
  const showToast = useToast();
  const title = t.layout.titles.newPrivacyRequest;

  async function record(body: PrivacyRequestInput) {
    const { data } = await call('createPrivacyRequest', {
      body,
      idempotencyKey: retryKey.keyFor(body),
    });
    retryKey.forget();
    urgentRequests.expire();
    showToast({ text: t.privacy.recorded });
    return privacyRequestPath(data.id);
  }

  return (
    <>
      <h1>{title}</h1>
      <RequestForm
        id={`privacy request ${query ?? ''}`}
        title={title}
        initial={newValues(dayInIndia(serverNow()), prefilled)}
        send={record}
        back={PRIVACY}
        onLeave={retryKey.forget}
      />
    </>
  );
}
