import { useState } from 'react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../messages/errors.ts';
import { formatShort } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import headingStyles from '../../ui/lists/list-heading.module.css';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useDownload } from '../api/use-download.ts';
import { WithdrawnBanner } from '../consent/withdrawn-banner.tsx';
import { ReturnedBanner } from '../corrections/returned-banner.tsx';
import { useExport } from '../export/use-export.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { useScrollPosition } from '../navigation/use-scroll-position.ts';
import { isPending } from '../outbox/operations/operation.ts';
import { useOutbox } from '../outbox/outbox-state.ts';
import { WaitingList } from '../outbox/waiting-list.tsx';
import { UrgentBanner } from '../privacy/urgent-banner.tsx';
import { useSelection } from './bulk/selection.ts';
import { NothingFound, NothingYet, nothingFoundTitle, ShowDeleted } from './empty-list.tsx';
import { chipsOf } from './filters/chips.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { withWaiting } from './list-counts.ts';
import { ListDialog, type OpenDialog } from './list-dialog.tsx';
import { ListExportButtons } from './list-export-buttons.tsx';
import { useListOnScreen } from './list-on-screen.ts';
import type { SurveyList as List } from './load-surveys.ts';
import { RecentNote } from './recent-note.tsx';
import { SurveyTools } from './survey-tools.tsx';
import { SurveyPage } from './table/survey-page.tsx';
import { useReloadWhenOnline } from './use-reload-when-online.ts';
import { useReloadWhenSent } from './use-reload-when-sent.ts';
import { VolunteerFilter } from './volunteer-filter.tsx';

interface SurveyListProps {
  actor: SignedInUser;
  list: List;
}

export function SurveyList({ actor, list }: SurveyListProps) {
  const t = useMessages();
  const { query, page, device } = list;
  const problem = page.problem ?? device?.problem ?? null;
  const isAdmin = actor.is_admin;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { page: _page, limit, ...exported } = query;
  const download = useDownload('exportSurveys', (texts, file) => texts.surveyList.exported(file));
  const exporting = useExport(download, exported);
  const selection = useSelection(query);
  const waiting = useOutbox().operations.filter(isPending);
  useScrollPosition();
  useListOnScreen();
  useReloadWhenSent(list.arrived);
  useReloadWhenOnline(device !== null);

  const total = page.data?.pagination.total_records ?? 0;
  const isEmpty = page.data !== null && total === 0;
  const chips = chipsOf(t, query, list.place);
  const isNarrowed = chips.length > 0 || query.search !== '' || query.type !== undefined;
  const isOfVolunteer = isAdmin && query.volunteer_id !== undefined;
  // The waiting entries are shown above, but may not match the filters.
  const isUnfiltered = chips.length === 0 && query.search === '' && !isOfVolunteer;
  const listed = page.data?.counts ?? null;
  const counts =
    listed && isUnfiltered && query.status === 'live' ? withWaiting(listed, waiting) : listed;
  if (isEmpty && !isNarrowed && query.status === 'live' && !isOfVolunteer) {
    return (
      <>
        {isAdmin ? <UrgentBanner /> : null}
        <WaitingList search={query.search} />
        {waiting.length > 0 ? null : <NothingYet isAdmin={isAdmin} />}
        {isAdmin ? <ShowDeleted /> : null}
      </>
    );
  }
  return (
    <>
      <SurveyTools
        query={query}
        counts={counts}
        isAdmin={isAdmin}
        filters={chips.length}
        views={list.views}
        onFilter={() => setDialog({ kind: 'filters' })}
      >
        {isAdmin && total > 0 ? <ListExportButtons total={total} exporting={exporting} /> : null}
      </SurveyTools>
      <FilterChips
        chips={chips}
        ofVolunteer={list.owner !== undefined}
        onSave={() => setDialog({ kind: 'saveView' })}
      />
      {isAdmin ? <UrgentBanner /> : null}
      {isAdmin && query.consent !== 'withdrawn' ? <WithdrawnBanner /> : null}
      {isAdmin && query.correction !== 'back' ? <ReturnedBanner /> : null}
      {exporting.failure ? <Banner kind="error" title={exporting.failure(t)} /> : null}
      {list.owner ? <VolunteerFilter owner={list.owner} /> : null}
      <WaitingList search={query.search} />
      {device || waiting.length > 0 ? (
        <h2 className={headingStyles.heading}>
          {t.outbox.atOffice}{' '}
          {device ? <small>{t.outbox.asOf(formatShort(t, device.asOf, list.now))}</small> : null}
        </h2>
      ) : null}
      {problem ? <RetryBanner title={failureMessage('listSurveys')(problem)(t)} /> : null}
      <VisuallyHidden role="status">
        {isEmpty ? nothingFoundTitle(t, query.search, query.status === 'deleted') : ''}
      </VisuallyHidden>
      {isEmpty ? <NothingFound search={query.search} deleted={query.status === 'deleted'} /> : null}
      {page.data && !isEmpty ? (
        <SurveyPage
          page={page.data}
          query={query}
          now={list.now}
          isAdmin={isAdmin}
          waiting={waiting}
          selection={selection}
          onDelete={(survey) => setDialog({ kind: 'delete', survey })}
          onRestore={(survey) => setDialog({ kind: 'restore', survey })}
        />
      ) : null}
      {device ? (
        <RecentNote
          isNarrowed={isNarrowed}
          found={total}
          entries={device.entries}
          ofHousehold={Boolean(query.household)}
        />
      ) : null}
      {dialog ? (
        <ListDialog dialog={dialog} list={list} actor={actor} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}
