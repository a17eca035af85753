import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { isolated } from '../../ui/isolated.ts';
import { useAddress } from '../address.ts';
import nothingFound from '../nothing-found.svg';
import nothingYet from '../nothing-yet.svg';
import type { QueryListQuery } from './load-queries.ts';

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
