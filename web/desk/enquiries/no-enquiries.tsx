import { Button } from '../../ui/button.tsx';
import { bidiIsolate } from '../../ui/isolated.ts';
import { EmptyState } from '../../ui/lists/empty.tsx';
import { useAddress } from '../navigation/list-address.ts';
import nothingFound from '../parts/nothing-found.svg';
import nothingYet from '../parts/nothing-yet.svg';
import type { EnquiryListQuery } from './load-enquiries.ts';

export function NoEnquiries({ query: { search, status } }: { query: EnquiryListQuery }) {
  const { change } = useAddress();
  const which = status === 'all' ? 'queries' : `${status} queries`;
  if (search === '' && status === 'all') {
    return (
      <EmptyState picture={nothingYet} title="No queries yet">
        <p>What visitors write on the contact page will be listed here.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={nothingFound}
      title={search ? `No ${which} match “${bidiIsolate(search)}”` : `No ${which}`}
    >
      <Button onClick={() => change({ search: undefined, status: undefined })}>
        {search ? 'Clear the search' : 'Show all'}
      </Button>
    </EmptyState>
  );
}
