import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { bidiIsolate } from '../../ui/text/isolated.ts';
import { useListAddress } from '../navigation/list-address.ts';
import { NO_FILTERS, parametersOf } from './filters/filter-query.ts';

export function NothingYet({ isAdmin }: { isAdmin: boolean }) {
  const t = useMessages();
  return (
    <EmptyState picture={nothingYet} title={t.surveyList.empty}>
      <p>{isAdmin ? t.surveyList.emptyForAdmin : t.surveyList.emptyForVolunteer}</p>
    </EmptyState>
  );
}

export function NothingFound({ search, deleted }: { search: string; deleted: boolean }) {
  const t = useMessages();
  const { change } = useListAddress();
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
