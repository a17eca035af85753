import { Segments } from '../../ui/segments.tsx';
import { useAddress } from '../address.ts';
import { SearchBox } from '../search-box.tsx';
import type { QueryCounts, QueryListQuery } from './load-queries.ts';
import styles from './query-tools.module.css';

interface QueryToolsProps {
  query: QueryListQuery;
  counts: QueryCounts | null;
}

export function QueryTools({ query, counts }: QueryToolsProps) {
  const { change } = useAddress();
  return (
    <div className={styles.tools}>
      <Segments
        legend="Which queries"
        name="status"
        value={query.status}
        options={[
          { value: 'all', label: 'All', count: counts?.all },
          { value: 'unread', label: 'Unread', count: counts?.unread },
          { value: 'read', label: 'Read', count: counts?.read },
        ]}
        onChange={(status) => change({ status: status === 'all' ? undefined : status })}
      />
      <div className={styles.search}>
        <SearchBox
          placeholder="Name, phone or message"
          search={query.search}
          onSearch={(search) => change({ search }, { replace: query.search !== '' })}
        />
      </div>
    </div>
  );
}
