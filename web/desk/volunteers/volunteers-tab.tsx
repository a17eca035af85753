import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/forms/controls/search-box.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import { DashboardHead } from '../dashboard/dashboard-head.tsx';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { useLinkState } from '../navigation/back-link-state.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { ListPager } from '../navigation/list-pager.tsx';
import { withParameters } from '../navigation/list-parameters.ts';
import { AUDIT_LOG } from '../navigation/paths.ts';
import { useIsReloading } from '../navigation/use-is-reloading.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { AddVolunteer } from './form/add-volunteer.tsx';
import { FormerVolunteers } from './former-volunteers.tsx';
import type { VolunteerList } from './load-volunteers.ts';
import { DeleteVolunteer } from './status/delete-volunteer.tsx';
import { VolunteerTable } from './volunteer-table.tsx';
import styles from './volunteers-tab.module.css';

export function VolunteersTab({ actor, list }: { actor: SignedInUser; list: VolunteerList }) {
  const t = useMessages();
  const { change } = useListAddress();
  const [parameters, setParameters] = useSearchParams();
  const [deleting, setDeleting] = useState<Volunteer | null>(null);
  const busy = useIsReloading();
  const here = useLinkState();
  const { query, page } = list;
  const isAdding = parameters.has('new');
  const showForm = (open: boolean) =>
    setParameters((current) => withParameters(current, { new: open ? 'volunteer' : undefined }), {
      preventScrollReset: true,
    });

  return (
    <>
      <DashboardHead title={t.layout.titles.admin} actor={actor}>
        <Button
          tone={isAdding ? 'secondary' : 'primary'}
          fullWidthOnPhone
          disabled={isAdding}
          aria-expanded={isAdding}
          onClick={() => showForm(true)}
        >
          <Plus size={20} /> {t.volunteers.list.add}
        </Button>
      </DashboardHead>
      <AdminTabs current="volunteers" />
      {isAdding ? (
        <AddVolunteer
          onClose={() => {
            showForm(false);
            focusScreen();
          }}
        />
      ) : null}
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox
            placeholder={t.volunteers.list.searchPlaceholder}
            search={query.search}
            onSearch={(search) => change({ search }, { replace: query.search !== '' })}
          />
        </div>
        <p role="status" className={styles.count}>
          {page.data
            ? t.volunteers.list.count(page.data.pagination.total_records, page.data.active)
            : null}
        </p>
        <Link className={styles.log} to={AUDIT_LOG} state={here}>
          {t.auditLog.open}
        </Link>
      </div>
      {page.problem ? (
        <RetryBanner title={failureMessage('listVolunteers')(page.problem)(t)} />
      ) : null}
      {page.data?.pagination.total_records === 0 ? (
        <EmptyState
          picture={nothingFound}
          title={
            query.search
              ? t.volunteers.list.noMatch(bidiIsolate(query.search))
              : t.volunteers.list.none
          }
        >
          {query.search ? (
            <Button onClick={() => change({ search: undefined })}>
              {t.volunteers.list.clearSearch}
            </Button>
          ) : null}
        </EmptyState>
      ) : null}
      {page.data && page.data.pagination.total_records > 0 ? (
        <>
          <VolunteerTable rows={page.data.data} actor={actor} busy={busy} onDelete={setDeleting} />
          <ListPager
            pagination={page.data.pagination}
            size={query.limit}
            sizes={VOLUNTEER_PAGE_SIZES}
            remember="volunteers"
          />
        </>
      ) : null}
      {query.search === '' ? <FormerVolunteers volunteers={list.former} /> : null}
      {deleting ? <DeleteVolunteer volunteer={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}
