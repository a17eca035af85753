import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import type { EnquiryListQuery } from './load-enquiries.ts';

export function NoEnquiries({ query }: { query: EnquiryListQuery }) {
  const { search, status, kind, state } = query;
  const { empty } = useMessages().enquiries;
  const { change } = useListAddress();
  if (search === '' && status === 'all' && kind === undefined && state === 'all') {
    return (
      <EmptyState picture={nothingYet} title={empty.title}>
        <p>{empty.hint}</p>
        <Button tone="plain" onClick={() => change({ state: 'deleted' })}>
          {empty.showDeleted}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={nothingFound}
      title={search ? empty.noMatch[status](bidiIsolate(search)) : empty.none[status]}
    >
      <Button
        onClick={() =>
          change({ search: undefined, status: undefined, kind: undefined, state: undefined })
        }
      >
        {search ? empty.clearSearch : empty.showAll}
      </Button>
    </EmptyState>
  );
}
