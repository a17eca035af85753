import { Search } from 'lucide-react';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import type { Page } from '../load-surveys.ts';
import styles from './phonetic-matches.module.css';

/** Separates the entries of a search that match only phonetically. */
export function PhoneticMatches({
  page: { match, alike = 0 },
}: {
  page: Pick<Page, 'match' | 'alike'>;
}) {
  const t = useMessages();
  if (alike === 0) return null;
  const said = match === 'alike' ? t.surveyList.onlyAlike : t.surveyList.alsoAlike;
  return (
    <div role="status" className={styles.alike}>
      <Banner
        kind="note"
        urgent={false}
        icon={<Search size={20} />}
        title={said(alike, formatNumber(alike))}
      />
    </div>
  );
}
