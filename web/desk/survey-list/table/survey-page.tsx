import { SURVEY_PAGE_SIZES } from '#domain/paging.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { ListPager } from '../../navigation/list-pager.tsx';
import { useIsReloading } from '../../navigation/use-is-reloading.ts';
import type { Operation } from '../../outbox/operations/operation.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { Selection } from '../bulk/selection.ts';
import type { ListQuery } from '../list-query.ts';
import type { Page } from '../load-surveys.ts';
import { PhoneticMatches } from './phonetic-matches.tsx';
import { SurveyTable } from './survey-table.tsx';

interface SurveyPageProps {
  page: Page;
  query: ListQuery;
  now: Date;
  isAdmin: boolean;
  /** Their entries are listed above. */
  waiting: readonly Operation[];
  selection: Selection;
  onDelete: (survey: Survey) => void;
  onRestore: (survey: Survey) => void;
}

export function SurveyPage(props: SurveyPageProps) {
  const { page, query, now, isAdmin, waiting, selection, onDelete, onRestore } = props;
  const busy = useIsReloading();
  return (
    <>
      <PhoneticMatches page={page} />
      <SurveyTable
        rows={page.data.filter(({ id }) => !waiting.some((each) => each.id === id))}
        query={query}
        now={now}
        busy={busy}
        isAdmin={isAdmin}
        onDelete={onDelete}
        onRestore={onRestore}
        selection={isAdmin ? selection : undefined}
      />
      {isAdmin ? (
        <BulkBar selection={selection} query={query} total={page.pagination.total_records} />
      ) : null}
      <ListPager
        pagination={page.pagination}
        size={query.limit}
        sizes={SURVEY_PAGE_SIZES}
        remember="surveys"
      />
    </>
  );
}
