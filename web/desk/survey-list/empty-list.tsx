import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import styles from './empty-list.module.css';
import { NO_FILTERS, parametersOf } from './filters/filter-query.ts';

export function NothingYet({ isAdmin }: { isAdmin: boolean }) {
  const t = useMessages();
  return (
    <EmptyState picture={nothingYet} title={t.surveyList.empty}>
      <p>{isAdmin ? t.surveyList.emptyForAdmin : t.surveyList.emptyForVolunteer}</p>
    </EmptyState>
  );
}

/** The tools, which lead to the deleted entries, are left out above an empty list. */
export function ShowDeleted() {
  const t = useMessages();
  const { change } = useListAddress();
  return (
    <p className={styles.deleted}>
      <Button tone="plain" onClick={() => change({ status: 'deleted' })}>
        {t.surveyList.showDeleted}
      </Button>
    </p>
  );
}

export function nothingFoundTitle(
  { surveyList: words }: Messages,
  search: string,
  deleted: boolean,
): string {
  if (search === '') return deleted ? words.noDeletedOfKind : words.noneOfKind;
  return (deleted ? words.noDeletedMatch : words.noMatch)(bidiIsolate(search));
}

export function NothingFound({ search, deleted }: { search: string; deleted: boolean }) {
  const t = useMessages();
  const { change } = useListAddress();
  const everything = { ...parametersOf(NO_FILTERS), type: undefined, status: undefined };
  return (
    <EmptyState picture={nothingFound} title={nothingFoundTitle(t, search, deleted)}>
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
