import { useState } from 'react';
import { VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import type { ReceivedQuery } from '#domain/query-shape.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import { ForReaders } from '../../ui/for-readers.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useAddress } from '../address.ts';
import { AdminTabs } from '../admin-tabs.tsx';
import { DashboardHead } from '../dashboard-head.tsx';
import { useIsReloading } from '../reloading.ts';
import { RetryBanner } from '../retry-banner.tsx';
import { failedTo } from '../sentences.ts';
import { DeleteQuery } from './delete-query.tsx';
import type { QueryList } from './load-queries.ts';
import { NoQueries } from './no-queries.tsx';
import styles from './queries-tab.module.css';
import { QueryEntry } from './query-entry.tsx';
import { QueryTools } from './query-tools.tsx';
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
