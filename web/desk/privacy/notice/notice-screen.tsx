import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { draftNotice } from '#content/privacy-notice.ts';
import type { ReplyOf } from '#domain/contract.ts';
import type { PublishedNotice } from '#domain/privacy/notice-schema.ts';
import { trustName } from '#web/site-facts.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Loaded } from '../../api/load.ts';
import { NoticeText } from '../../consent/notice-text.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { RetryBanner } from '../../load-failure/retry-banner.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { ADMIN, PRIVACY } from '../../navigation/paths.ts';
import { EarlierNotices } from './earlier-notices.tsx';
import { EndNotice } from './end-notice.tsx';
import styles from './notice-screen.module.css';
import { WriteNotice } from './write-notice.tsx';

export function NoticeScreen({ listed }: { listed: Loaded<ReplyOf<'listPrivacyNotices'>> }) {
  const t = useMessages();
  const [doing, setDoing] = useState<'write' | { end: PublishedNotice } | null>(null);
  const close = () => {
    flushSync(() => setDoing(null));
    focusScreen();
  };
  const { notices, unasked } = listed.data?.data ?? { notices: [], unasked: 0 };
  const current = notices.find(({ ended_at }) => ended_at === null);
  const isWriting = listed.data !== null && (doing === 'write' || !current);
  return (
    <>
      <BackLink to={PRIVACY}>{t.layout.titles.privacy}</BackLink>
      <PageHead about={t.privacyNotice.about}>
        <h1>{t.layout.titles.privacyNotice}</h1>
      </PageHead>
      {listed.problem ? (
        <RetryBanner title={failureMessage('readPrivacyNotice')(listed.problem)(t)} />
      ) : null}
      <div className={styles.panels}>
        {isWriting ? (
          <WriteNotice
            initial={current?.texts ?? notices[0]?.texts ?? ownDraft()}
            replaces={current?.uid ?? ''}
            onClose={current && close}
          />
        ) : null}
        {current ? (
          <Current notice={current} unasked={unasked}>
            {isWriting ? null : (
              <Button onClick={() => setDoing('write')}>{t.privacyNotice.writeNew}</Button>
            )}
            <Button tone="danger" onClick={() => setDoing({ end: current })}>
              {t.privacyNotice.end}
            </Button>
          </Current>
        ) : null}
        <EarlierNotices notices={notices.filter(({ ended_at }) => ended_at !== null)} />
      </div>
      {doing && doing !== 'write' ? <EndNotice notice={doing.end} onClose={close} /> : null}
    </>
  );
}

interface CurrentProps {
  notice: PublishedNotice;
  unasked: number;
  children: ReactNode;
}

function Current({ notice, unasked, children }: CurrentProps) {
  const t = useMessages();
  return (
    <Panel title={t.consent.noticeNumber(notice.id)}>
      <p className={styles.facts}>
        {t.privacyNotice.agreed(notice.consents, formatNumber(notice.consents))}
        {unasked > 0 ? (
          <Link to={`${ADMIN}?consent=unasked`}>
            {t.privacyNotice.unasked(unasked, formatNumber(unasked))}
          </Link>
        ) : null}
      </p>
      <NoticeText notice={notice} />
      <div className={styles.actions}>{children}</div>
    </Panel>
  );
}

function ownDraft() {
  return draftNotice({ name: trustName('name'), hindi_name: trustName('hindi_name') });
}
