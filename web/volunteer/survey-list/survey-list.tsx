import { useState } from 'react';
import { SURVEY_PAGE_SIZES } from '#domain/paging.ts';
import type { Survey } from '#domain/survey-shape.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useAddress } from '../address.ts';
import nothingFound from '../nothing-found.svg';
import nothingYet from '../nothing-yet.svg';
import { useIsReloading } from '../reloading.ts';
import { RetryBanner } from '../retry-banner.tsx';
import { failedTo } from '../sentences.ts';
import { DeleteSurvey } from '../survey/delete-survey.tsx';
import type { SurveyList as List } from './load-surveys.ts';
import { OfVolunteer } from './of-volunteer.tsx';
import { SurveyTable } from './survey-table.tsx';
import { SurveyTools } from './survey-tools.tsx';

interface SurveyListProps {
  actor: SignedIn;
  list: List;
}

export function SurveyList({ actor, list }: SurveyListProps) {
  const { change } = useAddress();
  const [leaving, setLeaving] = useState<Survey | null>(null);
  const busy = useIsReloading();
  const { query, page } = list;
  const isEmpty = page.data?.pagination.total_records === 0;
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
      <SurveyTools query={query} counts={page.data?.counts ?? null} isAdmin={actor.is_admin} />
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
      title={search ? `No ${which} match “${search}”` : `No ${which} of this kind`}
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
