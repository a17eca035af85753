import { Plus } from 'lucide-react';
import { VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { PageHead } from '../layout/page-head.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { ListPager } from '../navigation/list-pager.tsx';
import { ADMIN, DONATIONS } from '../navigation/paths.ts';
import { useIsReloading } from '../navigation/use-is-reloading.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { requireAdmin } from '../session/guard.ts';
import type { Route } from './+types/donations.ts';
import { DonationTable } from './donation-table.tsx';
import { DonationTools } from './donation-tools.tsx';
import { loadDonations } from './load-donations.ts';

export const meta = deskMeta;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return loadDonations(request);
}

export default function Donations({ loaderData: { query, page } }: Route.ComponentProps) {
  const t = useMessages();
  const { change } = useListAddress();
  const busy = useIsReloading();
  const isFiltered = query.search !== '' || query.year !== '';
  const found = page.data?.pagination.total_records;
  return (
    <>
      <BackLink to={ADMIN}>{t.ui.toDashboard}</BackLink>
      <PageHead
        actions={
          <ButtonLink to={`${DONATIONS}/new`} tone="primary" fullWidthOnPhone>
            <Plus size={20} /> {t.donations.add}
          </ButtonLink>
        }
      >
        <h1>{t.layout.titles.donations}</h1>
      </PageHead>
      {page.problem ? (
        <RetryBanner title={failureMessage('listDonations')(page.problem)(t)} />
      ) : null}
      {page.data && (found || isFiltered) ? (
        <DonationTools
          query={query}
          years={page.data.years}
          totals={page.data.totals}
          incomplete={page.data.incomplete}
          incompleteIds={page.data.incomplete_ids}
        />
      ) : null}
      {found === 0 ? (
        <EmptyState
          picture={isFiltered ? nothingFound : nothingYet}
          title={isFiltered ? t.donations.empty.noMatch : t.donations.empty.title}
        >
          {isFiltered ? (
            <Button onClick={() => change({ search: undefined, year: undefined })}>
              {t.ui.showAll}
            </Button>
          ) : (
            <p>{t.donations.empty.hint}</p>
          )}
        </EmptyState>
      ) : null}
      {page.data && found ? (
        <>
          <DonationTable rows={page.data.data} busy={busy} />
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
