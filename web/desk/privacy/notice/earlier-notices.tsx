import type { PublishedNotice } from '#domain/privacy/notice-schema.ts';
import { formatDate } from '../../../messages/format-time.ts';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { NoticeText } from '../../consent/notice-text.tsx';
import styles from './earlier-notices.module.css';

/** Their texts stay, because people agreed to them. */
export function EarlierNotices({ notices }: { notices: readonly PublishedNotice[] }) {
  const t = useMessages();
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="earlier-notices">
      <h2 id="earlier-notices" className={styles.title}>
        {t.privacyNotice.earlier}
      </h2>
      {notices.map((notice) => (
        <details key={notice.id} className={styles.notice}>
          <summary>
            <b>{t.consent.noticeNumber(notice.id)}</b>{' '}
            {t.privacyNotice.period(
              formatDate(t, notice.published_at),
              formatDate(t, notice.ended_at ?? notice.published_at),
            )}
          </summary>
          <p className={styles.facts}>
            {t.privacyNotice.publishedBy(bidiIsolate(notice.published_by))} ·{' '}
            {t.privacyNotice.agreed(notice.consents, formatNumber(notice.consents))}
          </p>
          <NoticeText notice={notice} />
        </details>
      ))}
    </section>
  );
}
