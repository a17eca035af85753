import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { SURVEY_PAGE_SIZES } from '#domain/paging.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../messages/errors.ts';
import { formatShort } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { Pager } from '../../ui/lists/pager.tsx';
import { bidiIsolate } from '../../ui/text/isolated.ts';
import { keepPageSize } from '../device/page-size.ts';
import { deviceName } from '../drafts/device-name.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { useAddress } from '../navigation/list-address.ts';
import { useIsReloading } from '../navigation/reloading.ts';
import { useScrollPlace } from '../navigation/scroll-place.ts';
import { isOpen } from '../outbox/operation.ts';
import { useOutbox } from '../outbox/outbox.ts';
import groupStyles from '../outbox/to-send/operation-card.module.css';
import { WaitingList } from '../outbox/waiting-list.tsx';
import { DeleteSurvey } from '../survey/delete-survey.tsx';
import { RestoreSurvey } from '../survey/restore-survey.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useSelection } from './bulk/selection.ts';
import { ExportButton } from './export-button.tsx';
import { chipsOf } from './filters/chips.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { NO_FILTERS, parametersOf } from './filters/filter-query.ts';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { SaveView } from './filters/save-view.tsx';
import { useListOnScreen } from './list-on-screen.ts';
import type { SurveyList as List } from './load-surveys.ts';
import { SoundsAlike } from './sounds-alike.tsx';
import { SurveyTable } from './survey-table.tsx';
import { SurveyTools } from './survey-tools.tsx';
import { useExport } from './use-export.ts';
import { nameOf, VolunteerFilter } from './volunteer-filter.tsx';

interface SurveyListProps {
  actor: SignedInUser;
  list: List;
}

export function SurveyList({ actor, list }: SurveyListProps) {
  const t = useMessages();
  const { change } = useAddress();
  const [deleting, setDeleting] = useState<Survey | null>(null);
  const [dialog, setDialog] = useState<'filters' | 'save' | null>(null);
  const [restoring, setRestoring] = useState<Survey | null>(null);
  const busy = useIsReloading();
  useScrollPlace();
  useListOnScreen();
  const { query, page } = list;
  const exporting = useExport(query);
  const selection = useSelection(query);
  const total = page.data?.pagination.total_records ?? 0;
  const isEmpty = page.data !== null && total === 0;
  const chips = chipsOf(t, query);
  const isNarrowed = chips.length > 0 || query.search !== '' || query.type !== undefined;
  const isFiltered = isNarrowed || query.status !== 'live';
  const ownerId = actor.is_admin ? query.volunteer_id : undefined;

  const waiting = useOutbox().operations.filter(isOpen);
  const [device] = useState(deviceName);
  useReloadWhenSent(list.now);

  if (isEmpty && !isFiltered && ownerId === undefined) {
    if (waiting.length > 0) return <WaitingList />;
    return (
      <EmptyState picture={nothingYet} title={t.surveyList.empty}>
        <p>{actor.is_admin ? t.surveyList.emptyForAdmin : t.surveyList.emptyForVolunteer}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <SurveyTools
        query={query}
        counts={page.data?.counts ?? null}
        isAdmin={actor.is_admin}
        filters={chips.length}
        views={list.views}
        onFilter={() => setDialog('filters')}
      >
        {actor.is_admin && total > 0 ? <ExportButton total={total} exporting={exporting} /> : null}
      </SurveyTools>
      <FilterChips
        chips={chips}
        ofVolunteer={list.owner !== undefined}
        onSave={() => setDialog('save')}
      />
      {exporting.failure ? <Banner kind="error" title={exporting.failure(t)} /> : null}
      {list.owner ? <VolunteerFilter owner={list.owner} /> : null}
      <WaitingList />
      {list.device || waiting.length > 0 ? (
        <h2 className={groupStyles.group}>
          {t.outbox.atOffice}{' '}
          {list.device ? (
            <small>{t.outbox.asOf(formatShort(t, list.device.asOf, list.now))}</small>
          ) : null}
        </h2>
      ) : null}
      {page.problem ? <RetryBanner title={failureMessage('listSurveys')(page.problem)(t)} /> : null}
      {isEmpty ? <NothingFound search={query.search} deleted={query.status === 'deleted'} /> : null}
      {page.data && !isEmpty ? (
        <>
          <SoundsAlike page={page.data} />
          <SurveyTable
            rows={page.data.data.filter(({ id }) => !waiting.some((each) => each.id === id))}
            query={query}
            now={list.now}
            busy={busy}
            isAdmin={actor.is_admin}
            onDelete={setDeleting}
            onRestore={setRestoring}
            selection={actor.is_admin ? selection : undefined}
          />
          {actor.is_admin ? <BulkBar selection={selection} query={query} total={total} /> : null}
          <Pager
            pagination={page.data.pagination}
            size={query.limit}
            sizes={SURVEY_PAGE_SIZES}
            onPage={(number) =>
              change({ page: number === 1 ? undefined : number }, { toTop: true })
            }
            onSize={(limit) => {
              keepPageSize('surveys', limit);
              change({ limit });
            }}
          />
        </>
      ) : null}
      {list.device ? (
        <p className={groupStyles.recent}>
          {isNarrowed
            ? t.outbox.recentFound(device, total, list.device.entries)
            : t.outbox.recentOnly(device, total)}
          {query.household ? <> {t.outbox.householdAtOffice}</> : null}
        </p>
      ) : null}
      {dialog === 'filters' ? (
        <FilterSheet
          query={query}
          isAdmin={actor.is_admin}
          owner={list.owner}
          views={list.views}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'save' ? (
        <SaveView
          suggestion={[
            ...(list.owner ? [nameOf(t, list.owner)] : []),
            ...chips.map(({ value }) => value),
          ].join(', ')}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {restoring ? <RestoreSurvey survey={restoring} onClose={() => setRestoring(null)} /> : null}
      {deleting ? (
        <DeleteSurvey
          survey={deleting}
          isAdmin={actor.is_admin}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}

/** Reloads the list when entries were sent after it was loaded. */
function useReloadWhenSent(askedAt: Date) {
  const { revalidate } = useRevalidator();
  const { operations, sending } = useOutbox();
  const sentAt = Math.max(...operations.map((each) => each.sentAt ?? 0));
  const isSending = sending.size > 0;
  useEffect(() => {
    if (!isSending && sentAt > askedAt.getTime()) void revalidate();
  }, [isSending, sentAt, askedAt, revalidate]);
}

function NothingFound({ search, deleted }: { search: string; deleted: boolean }) {
  const t = useMessages();
  const { change } = useAddress();
  const noMatch = deleted ? t.surveyList.noDeletedMatch : t.surveyList.noMatch;
  const everything = { ...parametersOf(NO_FILTERS), type: undefined, status: undefined };
  const noneOfKind = deleted ? t.surveyList.noDeletedOfKind : t.surveyList.noneOfKind;
  return (
    <EmptyState picture={nothingFound} title={search ? noMatch(bidiIsolate(search)) : noneOfKind}>
      <Button
        onClick={() =>
          change(
            search ? { ...everything, search: undefined } : { ...everything, volunteer: undefined },
          )
        }
      >
        {search ? t.surveyList.clearSearch : t.surveyList.showAll}
      </Button>
    </EmptyState>
  );
}
