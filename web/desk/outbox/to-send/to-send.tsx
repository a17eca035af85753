import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { MINUTE_MS } from '#domain/durations.ts';
import { formatAge } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { deviceOffset } from '../../device/clock.ts';
import { deviceType } from '../../device/device-type.ts';
import { deskMeta } from '../../layout/page-meta.ts';
import { BackLink } from '../../navigation/back-link.tsx';
import { useBackLink } from '../../navigation/back-link-state.ts';
import { homeOf, requireSignedIn } from '../../session/guard.ts';
import { BlockedNotice } from '../blocked-notice.tsx';
import { isPending } from '../operations/operation.ts';
import { useOutbox } from '../outbox-state.ts';
import { SendButton } from '../send-button.tsx';
import { useNow } from '../use-now.ts';
import type { Route } from './+types/to-send.ts';
import { DeviceStorage } from './device-storage.tsx';
import { PagedGroup } from './paged-group.tsx';
import { ReceivedToday } from './received-today.tsx';
import styles from './to-send.module.css';

export const meta = deskMeta;

const WRONG_CLOCK_MS = 10 * MINUTE_MS;

export function clientLoader() {
  return { actor: requireSignedIn() };
}

export default function ToSend({ loaderData: { actor } }: Route.ComponentProps) {
  const t = useMessages();
  const outbox = useOutbox();
  const now = useNow();
  const [device] = useState(deviceType);
  const { from } = useBackLink(homeOf(actor));
  const open = outbox.operations.filter(isPending);
  const isRead = outbox.reading === 'done' || outbox.reading === 'unavailable';
  const refused = open.filter(({ state }) => state === 'refused');
  const onTheWay = open.filter(({ state }) => state === 'waiting');
  const entries = open.filter(({ action }) => action === 'create').length;
  const summary = t.outbox.summary(entries, open.length - entries);
  const age = now.getTime() - Math.min(...open.map(({ madeAt }) => madeAt));
  return (
    <>
      <BackLink to={from}>{t.ui.back}</BackLink>
      <div className={styles.head}>
        <div>
          <h1>{t.outbox.title}</h1>
          <p>
            {open.length > 0
              ? [summary, ...(age >= MINUTE_MS ? [t.outbox.oldest(formatAge(t, age))] : [])].join(
                  ', ',
                )
              : isRead && t.outbox.nothing}
          </p>
        </div>
        {open.length > 0 ? <SendButton outbox={outbox} main /> : null}
        <p role="status" className={styles.blocked}>
          {open.length > 0 && outbox.blocked ? (
            <BlockedNotice blocked={outbox.blocked} now={now} />
          ) : null}
        </p>
      </div>
      {outbox.ofOthers > 0 ? (
        <Banner
          kind="note"
          urgent={false}
          icon={<UserRound size={20} />}
          title={t.outbox.ofOthers(outbox.ofOthers, device)}
        >
          {t.outbox.ofOthersNote}
        </Banner>
      ) : null}
      {Math.abs(deviceOffset() ?? 0) > WRONG_CLOCK_MS ? (
        <Banner kind="note" urgent={false} title={t.outbox.wrongClock(device)} />
      ) : null}
      {outbox.reading === 'failed' ? (
        <Banner kind="error" title={t.outbox.notRead(device)} />
      ) : null}
      {outbox.damaged.length > 0 ? (
        <Banner
          kind="warning"
          urgent={false}
          title={t.outbox.damaged(outbox.damaged.length, device)}
        />
      ) : null}
      <PagedGroup title={t.outbox.needsYou} operations={refused} now={now} />
      <PagedGroup title={t.outbox.onTheWay} operations={onTheWay} now={now} />
      <div className={styles.panels}>
        <ReceivedToday outbox={outbox} now={now} />
        <DeviceStorage account={actor.id} operations={open} />
      </div>
    </>
  );
}
