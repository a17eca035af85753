import { Button } from '../../ui/button.tsx';
import { isolated } from '../../ui/isolated.ts';
import { Empty } from '../../ui/lists/empty.tsx';
import { useAddress } from '../navigation/list-address.ts';
import nothingFound from '../parts/nothing-found.svg';
import nothingYet from '../parts/nothing-yet.svg';
import type { QueryListQuery } from './load-enquiries.ts';

export function NoQueries({ query: { search, status } }: { query: QueryListQuery }) {
  const { change } = useAddress();
  const which = status === 'all' ? 'queries' : `${status} queries`;
  if (search === '' && status === 'all') {
    return (
      <Empty picture={nothingYet} title="No queries yet">
        <p>What visitors write on the contact page will be listed here.</p>
      </Empty>
    );
  }
  return (
    <Empty
      picture={nothingFound}
      title={search ? `No ${which} match “${isolated(search)}”` : `No ${which}`}
    >
      <Button onClick={() => change({ search: undefined, status: undefined })}>
        {search ? 'Clear the search' : 'Show all'}
      </Button>
    </Empty>
  );
}
