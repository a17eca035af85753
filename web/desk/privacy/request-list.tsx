import { Plus, ShieldCheck } from 'lucide-react';
import { VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import { REQUEST_FILTERS } from '#domain/privacy/privacy-request.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/forms/controls/search-box.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { SegmentedControl } from '../../ui/tabs/segmented-control.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { ListPager } from '../navigation/list-pager.tsx';
import { ADMIN, NEW_PRIVACY_REQUEST, PRIVACY_NOTICE } from '../navigation/paths.ts';
import { useIsReloading } from '../navigation/use-is-reloading.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import type { LoadedRequests } from './load-requests.ts';
import styles from './request-list.module.css';
import { RequestTable } from './request-table.tsx';

interface RequestListProps {
  list: LoadedRequests;
  now: Date;
}

export function RequestList({ list: { query, page }, now }: RequestListProps) {
  const t = useMessages();
  const { change } = useListAddress();
  const busy = useIsReloading();
  const found = page.data?.pagination.total_records;
  return (
    <>
      <BackLink to={ADMIN}>{t.ui.toDashboard}</BackLink>
      <PageHead
        about={t.privacy.about}
        actions={
          <>
            <ButtonLink to={PRIVACY_NOTICE}>
              <ShieldCheck size={20} /> {t.layout.titles.privacyNotice}
            </ButtonLink>
            <ButtonLink to={NEW_PRIVACY_REQUEST} tone="primary" fullWidthOnPhone>
              <Plus size={20} /> {t.privacy.add}
            </ButtonLink>
          </>
        }
      >
        <h1>{t.layout.titles.privacy}</h1>
      </PageHead>
      {page.problem ? (
        <div className={styles.failure}>
          <RetryBanner title={failureMessage('listPrivacyRequests')(page.problem)(t)} />
        </div>
      ) : null}
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox
            placeholder={t.privacy.searchPlaceholder}
            search={query.search}
            onSearch={(search) => change({ search }, { replace: query.search !== '' })}
          />
        </div>
        <SegmentedControl
          legend={t.privacy.caption}
          name="state"
          value={query.state}
          options={REQUEST_FILTERS.map((value) => ({ value, label: t.privacy.filters[value] }))}
          onChange={(state) => change({ state: state === 'open' ? undefined : state })}
        />
      </div>
      {found === 0 ? <NothingFound search={query.search} state={query.state} /> : null}
      {page.data && found ? (
        <>
          <RequestTable rows={page.data.data} now={now} busy={busy} />
          <ListPager
            pagination={page.data.pagination}
            size={query.limit}
            sizes={VOLUNTEER_PAGE_SIZES}
          />
        </>
      ) : null}
    </>
  );
}

function NothingFound({ search, state }: { search: string; state: 'open' | 'closed' }) {
  const t = useMessages();
  const { change } = useListAddress();
  const { empty } = t.privacy;
  if (search !== '') {
    return (
      <EmptyState picture={nothingFound} title={empty.noMatch}>
        <Button onClick={() => change({ search: undefined })}>{t.ui.showAll}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState picture={nothingYet} title={empty[state]}>
      {state === 'open' ? <p>{empty.hint}</p> : null}
    </EmptyState>
  );
}
