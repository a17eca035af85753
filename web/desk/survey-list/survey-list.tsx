import { useState } from 'react';
import { SURVEY_PAGE_SIZES } from '#domain/paging.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { bidiIsolate } from '../../ui/isolated.ts';
import { EmptyState } from '../../ui/lists/empty.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { failureMessages } from '../messages/messages.ts';
import { useAddress } from '../navigation/list-address.ts';
import { useIsReloading } from '../navigation/reloading.ts';
import nothingFound from '../parts/nothing-found.svg';
import nothingYet from '../parts/nothing-yet.svg';
import { RetryBanner } from '../parts/retry-banner.tsx';
import { DeleteSurvey } from '../survey/delete-survey.tsx';
import { RestoreSurvey } from '../survey/restore-survey.tsx';
import { ExportButton } from './export-button.tsx';
import type { SurveyList as List } from './load-surveys.ts';
import { SurveyTable } from './survey-table.tsx';
import { SurveyTools } from './survey-tools.tsx';
import { useExport } from './use-export.ts';
import { VolunteerFilter } from './volunteer-filter.tsx';

interface SurveyListProps {
  actor: SignedInUser;
  list: List;
}

export function SurveyList({ actor, list }: SurveyListProps) {
  const { change } = useAddress();
  const [deleting, setDeleting] = useState<Survey | null>(null);
  const [restoring, setRestoring] = useState<Survey | null>(null);
  const busy = useIsReloading();
  const { query, page } = list;
  const exporting = useExport(query);
  const total = page.data?.pagination.total_records ?? 0;
  const isEmpty = page.data !== null && total === 0;
  const isFiltered = query.search !== '' || query.type !== undefined || query.status !== 'live';
  const ownerId = actor.is_admin ? query.volunteer_id : undefined;

  if (isEmpty && !isFiltered && ownerId === undefined) {
    return (
      <EmptyState picture={nothingYet} title="No survey entries yet">
        <p>
          {actor.is_admin ? 'What is recorded' : 'The people you record'} will be listed here. Begin
          with “New Survey Entry”.
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <SurveyTools query={query} counts={page.data?.counts ?? null} isAdmin={actor.is_admin}>
        {actor.is_admin && total > 0 ? <ExportButton total={total} exporting={exporting} /> : null}
      </SurveyTools>
      {exporting.failure ? <Banner kind="bad" title={exporting.failure} /> : null}
      {list.owner ? <VolunteerFilter owner={list.owner} /> : null}
      {page.problem ? <RetryBanner title={failureMessages.listSurveys(page.problem)} /> : null}
      {isEmpty ? <NothingFound search={query.search} deleted={query.status === 'deleted'} /> : null}
      {page.data && !isEmpty ? (
        <>
          <SurveyTable
            rows={page.data.data}
            query={query}
            now={list.now}
            busy={busy}
            isAdmin={actor.is_admin}
            onDelete={setDeleting}
            onRestore={setRestoring}
          />
          <Pager
            pagination={page.data.pagination}
            size={query.limit}
            sizes={SURVEY_PAGE_SIZES}
            onPage={(number) =>
              change({ page: number === 1 ? undefined : number }, { toTop: true })
            }
            onSize={(limit) => change({ limit })}
          />
        </>
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

function NothingFound({ search, deleted }: { search: string; deleted: boolean }) {
  const { change } = useAddress();
  const which = deleted ? 'deleted entries' : 'entries';
  return (
    <EmptyState
      picture={nothingFound}
      title={search ? `No ${which} match “${bidiIsolate(search)}”` : `No ${which} of this kind`}
    >
      <Button
        onClick={() =>
          change(
            search
              ? { search: undefined, type: undefined, status: undefined }
              : { type: undefined, status: undefined, volunteer: undefined },
          )
        }
      >
        {search ? 'Clear the search' : 'Show all'}
      </Button>
    </EmptyState>
  );
}
