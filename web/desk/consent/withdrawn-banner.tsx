import { Undo2 } from 'lucide-react';
import { plural } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { WITHDRAWN } from '../navigation/paths.ts';
import styles from './withdrawn-banner.module.css';
import { withdrawnConsents } from './withdrawn-count.ts';

/** On the admin's dashboard, as volunteers record withdrawals, too. */
export function WithdrawnBanner() {
  const t = useMessages();
  const count = withdrawnConsents.useCount();
  if (!count) return null;
  return (
    <div className={styles.withdrawn}>
      <Banner
        kind="note"
        urgent={false}
        icon={<Undo2 size={20} />}
        title={plural(t.language, count, t.consent.withdrawnEntries)}
        actions={
          <ButtonLink tone="plain" to={WITHDRAWN}>
            {t.privacy.seeUrgent}
          </ButtonLink>
        }
      />
    </div>
  );
}
