import { useState } from 'react';
import type { ReceivedQuery } from '#domain/enquiry-schema.ts';
import { VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import { Pager } from '../../ui/lists/pager.tsx';
import { ForReaders } from '../../ui/visually-hidden.tsx';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import { DashboardHead } from '../dashboard/dashboard-head.tsx';
import { failedTo } from '../messages/messages.ts';
import { useAddress } from '../navigation/list-address.ts';
import { useIsReloading } from '../navigation/reloading.ts';
import { RetryBanner } from '../parts/retry-banner.tsx';
import { DeleteQuery } from './delete-enquiry.tsx';
import styles from './enquiries-tab.module.css';
import { QueryEntry } from './enquiry-entry.tsx';
import { QueryTools } from './enquiry-tools.tsx';
import type { QueryList } from './load-enquiries.ts';
import { NoQueries } from './no-enquiries.tsx';
import { useReadMarks } from './use-read-marks.ts';

export function QueriesTab({ actor, list }: { actor: SignedIn; list: QueryList }) {
  const { change } = useAddress();
  const { rows, counts, mark, said } = useReadMarks(list);
  const [leaving, setLeaving] = useState<ReceivedQuery | null>(null);
  const busy = useIsReloading();
  const { query, page } = list;
  const records = page.data?.pagination.total_records;
  const isFiltered = query.search !== '' || query.status !== 'all';

  return (
    <>
      <DashboardHead title="Admin Dashboard" actor={actor} />
      <AdminTabs current="queries" />
      {records === 0 && !isFiltered ? null : <QueryTools query={query} counts={counts} />}
      {page.problem ? <RetryBanner title={failedTo.listQueries(page.problem)} /> : null}
      {records === 0 ? <NoQueries query={query} /> : null}
      {page.data && records ? (
        <>
          <ul className={styles.list} aria-label="Queries, newest first" aria-busy={busy}>
            {rows.map((each) => (
              <QueryEntry
                key={each.id}
                query={each}
                now={list.now}
                onMark={mark}
                onDelete={setLeaving}
              />
            ))}
          </ul>
          <Pager
            pagination={page.data.pagination}
            size={query.limit}
            sizes={VOLUNTEER_PAGE_SIZES}
            onPage={(number) =>
              change({ page: number === 1 ? undefined : number }, { toTop: true })
            }
            onSize={(limit) => change({ limit })}
          />
        </>
      ) : null}
      <p role="status">
        <ForReaders>{said}</ForReaders>
      </p>
      {leaving ? <DeleteQuery query={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}
