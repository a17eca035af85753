import { ShieldAlert } from 'lucide-react';
import { plural } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PRIVACY } from '../navigation/paths.ts';
import styles from './urgent-banner.module.css';
import { urgentRequests } from './urgent-requests.ts';

/** On the admin's dashboard: the law sets a time for the answer. */
export function UrgentBanner() {
  const t = useMessages();
  const count = urgentRequests.useCount();
  if (!count) return null;
  return (
    <div className={styles.urgent}>
      <Banner
        kind="warning"
        urgent={false}
        icon={<ShieldAlert size={20} />}
        title={plural(t.language, count, t.privacy.urgent)}
        actions={
          <ButtonLink tone="plain" to={PRIVACY}>
            {t.privacy.seeUrgent}
          </ButtonLink>
        }
      />
    </div>
  );
}
