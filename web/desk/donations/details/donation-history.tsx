import type { DonationChange } from '#domain/donations/donation-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import styles from '../../../ui/details/timeline.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { RetryBanner } from '../../load-failure/retry-banner.tsx';
import { DonationChanges } from '../donation-changes.tsx';
import type { LoadedDonationHistory } from '../load-donations.ts';

export function DonationHistory({ history }: { history: LoadedDonationHistory }) {
  const t = useMessages();
  return (
    <Panel title={t.history.title}>
      {history.data ? (
        <ol className={styles.timeline}>
          {history.data.data.map((change) => (
            <Change key={`${change.at} ${change.action}`} change={change} />
          ))}
        </ol>
      ) : (
        <RetryBanner title={failureMessage('readDonationHistory')(history.problem)(t)} />
      )}
    </Panel>
  );
}

function Change({ change: { action, at, by, changes } }: { change: DonationChange }) {
  const t = useMessages();
  return (
    <li className={styles.entry}>
      <h3>{t.donations.actions[action]}</h3>
      <p className={styles.by}>
        {formatExactTime(t, at)} · <span lang={langOf(by.name)}>{by.name}</span>
      </p>
      {changes.length > 0 ? <DonationChanges changes={changes} /> : null}
    </li>
  );
}
