import { useState } from 'react';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import { DashboardHead } from '../dashboard/dashboard-head.tsx';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { ListPager } from '../navigation/list-pager.tsx';
import { useIsReloading } from '../navigation/use-is-reloading.ts';
import { DeleteEnquiry } from './details/delete-enquiry.tsx';
import { WorkOnEnquiry } from './details/work-on-enquiry.tsx';
import styles from './enquiries-tab.module.css';
import { EnquiryEntry } from './enquiry-entry.tsx';
import { EnquiryTools } from './enquiry-tools.tsx';
import type { EnquiryList } from './load-enquiries.ts';
import { NoEnquiries } from './no-enquiries.tsx';
import { useReadMarks } from './use-read-marks.ts';

export function EnquiriesTab({ actor, list }: { actor: SignedInUser; list: EnquiryList }) {
  const t = useMessages();
  const { rows, counts, mark, announcement } = useReadMarks(list);
  const [deleting, setDeleting] = useState<ReceivedEnquiry | null>(null);
  const [working, setWorking] = useState<ReceivedEnquiry | null>(null);
  const busy = useIsReloading();
  const { query, page } = list;
  const records = page.data?.pagination.total_records;
  const isFiltered =
    query.search !== '' ||
    query.status !== 'all' ||
    query.kind !== undefined ||
    query.state !== 'all';

  return (
    <>
      <DashboardHead title={t.layout.titles.admin} actor={actor} />
      <AdminTabs current="enquiries" />
      {records === 0 && !isFiltered ? null : <EnquiryTools query={query} counts={counts} />}
      {page.problem ? (
        <RetryBanner title={failureMessage('listEnquiries')(page.problem)(t)} />
      ) : null}
      {records === 0 ? <NoEnquiries query={query} /> : null}
      {page.data && records ? (
        <>
          <ul className={styles.list} aria-label={t.enquiries.list} aria-busy={busy}>
            {rows.map((each) => (
              <EnquiryEntry
                key={each.id}
                enquiry={each}
                now={list.now}
                onMark={mark}
                onDelete={setDeleting}
                onWork={setWorking}
              />
            ))}
          </ul>
          <ListPager
            pagination={page.data.pagination}
            size={query.limit}
            sizes={VOLUNTEER_PAGE_SIZES}
          />
        </>
      ) : null}
      <p role="status">
        <VisuallyHidden>{announcement?.(t)}</VisuallyHidden>
      </p>
      {working ? <WorkOnEnquiry enquiry={working} onClose={() => setWorking(null)} /> : null}
      {deleting ? <DeleteEnquiry enquiry={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}
