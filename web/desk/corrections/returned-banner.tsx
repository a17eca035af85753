import { Undo2 } from 'lucide-react';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ADMIN } from '../navigation/paths.ts';
import styles from './returned-banner.module.css';
import { returnedCorrections } from './returned-count.ts';

/** For admins, who decide about what came back. */
export function ReturnedBanner() {
  const t = useMessages();
  const count = returnedCorrections.useCount();
  if (!count) return null;
  return (
    <div className={styles.returned}>
      <Banner
        kind="offer"
        urgent={false}
        icon={<Undo2 size={20} />}
        title={t.corrections.returned(count)}
        actions={
          <ButtonLink tone="plain" to={`${ADMIN}?correction=back`}>
            {t.corrections.seeReturned}
          </ButtonLink>
        }
      />
    </div>
  );
}
