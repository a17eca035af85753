import { useState } from 'react';
import { SURVEY_PAGE_SIZES } from '#domain/paging.ts';
import type { Survey } from '#domain/survey-schema.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { isolated } from '../../ui/isolated.ts';
import { Empty } from '../../ui/lists/empty.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { failedTo } from '../messages/messages.ts';
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
import { OfVolunteer } from './volunteer-filter.tsx';

interface SurveyListProps {
  actor: SignedIn;
  list: List;
}

export function SurveyList({ actor, list }: SurveyListProps) {
  const { change } = useAddress();
  const [leaving, setLeaving] = useState<Survey | null>(null);
  const [returning, setReturning] = useState<Survey | null>(null);
  const busy = useIsReloading();
  const { query, page } = list;
  const taking = useExport(query);
  const total = page.data?.pagination.total_records ?? 0;
  const isEmpty = page.data !== null && total === 0;
  const isFiltered = query.search !== '' || query.type !== undefined || query.status !== 'live';
  const whose = actor.is_admin ? query.volunteer_id : undefined;

  if (isEmpty && !isFiltered && whose === undefined) {
    return (
      <Empty picture={nothingYet} title="No survey entries yet">
        <p>
          {actor.is_admin ? 'What is recorded' : 'The people you record'} will be listed here. Begin
          with “New Survey Entry”.
        </p>
      </Empty>
    );
  }
  return (
    <>
      <SurveyTools query={query} counts={page.data?.counts ?? null} isAdmin={actor.is_admin}>
        {actor.is_admin && total > 0 ? <ExportButton total={total} taking={taking} /> : null}
      </SurveyTools>
      {taking.failure ? <Banner kind="bad" title={taking.failure} /> : null}
      {list.ofWhom ? <OfVolunteer whose={list.ofWhom} /> : null}
      {page.problem ? <RetryBanner title={failedTo.listSurveys(page.problem)} /> : null}
      {isEmpty ? <NothingFound search={query.search} deleted={query.status === 'deleted'} /> : null}
      {page.data && !isEmpty ? (
        <>
          <SurveyTable
            rows={page.data.data}
            query={query}
            now={list.now}
            busy={busy}
            isAdmin={actor.is_admin}
            onDelete={setLeaving}
            onRestore={setReturning}
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
      {returning ? <RestoreSurvey survey={returning} onClose={() => setReturning(null)} /> : null}
      {leaving ? (
        <DeleteSurvey survey={leaving} isAdmin={actor.is_admin} onClose={() => setLeaving(null)} />
      ) : null}
    </>
  );
}

function NothingFound({ search, deleted }: { search: string; deleted: boolean }) {
  const { change } = useAddress();
  const which = deleted ? 'deleted entries' : 'entries';
  return (
    <Empty
      picture={nothingFound}
      title={search ? `No ${which} match “${isolated(search)}”` : `No ${which} of this kind`}
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
    </Empty>
  );
}
