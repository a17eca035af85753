import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import { PageHead } from '../layout/page-head.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { useBackLink } from '../navigation/back-link-state.ts';
import { withParameters } from '../navigation/list-parameters.ts';
import { AUDIT_LOG, VOLUNTEERS } from '../navigation/paths.ts';
import { useIsReloading } from '../navigation/use-is-reloading.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { requireAdmin } from '../session/guard.ts';
import type { Route } from './+types/audit-log.ts';
import styles from './audit-log.module.css';
import { EventFilters } from './event-filters.tsx';
import { EventList } from './event-list.tsx';
import { LatestSeal } from './latest-seal.tsx';
import { loadEvents } from './load-events.ts';

export const meta = deskMeta;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return loadEvents(request);
}

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { parameters } = useListAddress();
  const { state } = useLocation();
  const { from } = useBackLink(VOLUNTEERS);
  const busy = useIsReloading();
  const { page, query, now } = loaderData;
  const addressBefore = (before: number | undefined) =>
    `${AUDIT_LOG}?${withParameters(parameters, { before })}`;
  return (
    <>
      <BackLink to={from}>{t.ui.back}</BackLink>
      <PageHead about={t.auditLog.about}>
        <h1>{t.layout.titles.auditLog}</h1>
      </PageHead>
      <EventFilters list={loaderData} />
      {page.problem ? (
        <RetryBanner title={failureMessage('listAuditEvents')(page.problem)(t)} />
      ) : null}
      {page.data?.data.length === 0 ? <NothingFound /> : null}
      {page.data && page.data.data.length > 0 ? (
        <EventList events={page.data.data} busy={busy} now={now} />
      ) : null}
      <div className={styles.pages}>
        {query.before === undefined ? null : (
          <ButtonLink to={addressBefore(undefined)} state={state}>
            <ArrowLeft size={20} /> {t.auditLog.newest}
          </ButtonLink>
        )}
        {page.data?.next ? (
          <ButtonLink to={addressBefore(page.data.next)} state={state}>
            {t.auditLog.older} <ArrowRight size={20} />
          </ButtonLink>
        ) : null}
      </div>
      {page.data?.seal ? <LatestSeal seal={page.data.seal} /> : null}
    </>
  );
}

function NothingFound() {
  const t = useMessages();
  const { change } = useListAddress();
  const all = {
    volunteer: undefined,
    entity: undefined,
    id: undefined,
    until: undefined,
    before: undefined,
  };
  return (
    <EmptyState picture={nothingFound} title={t.auditLog.noMatch}>
      <Button onClick={() => change(all)}>{t.auditLog.showAll}</Button>
    </EmptyState>
  );
}
