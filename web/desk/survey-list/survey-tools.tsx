import { Archive, ArrowDownUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { LabelledSelect } from '../../ui/forms/labelled-select.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useAddress } from '../navigation/list-address.ts';
import { SearchBox } from '../parts/search-box.tsx';
import type { ListQuery } from './list-query.ts';
import type { Counts } from './load-surveys.ts';
import styles from './survey-tools.module.css';

const SORTS = [
  { value: 'date_new', label: 'Newest first' },
  { value: 'date_old', label: 'Oldest first' },
];
const STATUSES = [
  { value: 'live', label: 'Live' },
  { value: 'deleted', label: 'Deleted' },
];

interface SurveyToolsProps {
  query: ListQuery;
  counts: Counts | null;
  isAdmin: boolean;
  children: ReactNode;
}

export function SurveyTools({ query, counts, isAdmin, children }: SurveyToolsProps) {
  const { change } = useAddress();
  return (
    <div className={classes(styles.tools, isAdmin && styles.many)}>
      <SegmentedControl
        legend="Type"
        name="type"
        value={query.type ?? 'all'}
        options={[
          { value: 'all', label: 'All', count: counts ? counts.adult + counts.child : undefined },
          { value: 'adult', label: 'Adult', count: counts?.adult },
          { value: 'child', label: 'Child', count: counts?.child },
        ]}
        onChange={(type) => change({ type: type === 'all' ? undefined : type })}
      />
      <div className={styles.search}>
        <SearchBox
          placeholder="Name, mobile or place"
          search={query.search}
          onSearch={(search) => change({ search }, { replace: query.search !== '' })}
        />
      </div>
      <div className={styles.picks}>
        {isAdmin ? (
          <LabelledSelect
            label="Entries"
            name="status"
            icon={<Archive size={20} />}
            value={query.status}
            options={STATUSES}
            onChange={(status) => change({ status: status === 'live' ? undefined : status })}
          />
        ) : null}
        <LabelledSelect
          label="Sort"
          name="sort"
          icon={<ArrowDownUp size={20} />}
          value={query.sort}
          options={SORTS}
          onChange={(sort) => change({ sort: sort === 'date_new' ? undefined : sort })}
        />
      </div>
      {children}
    </div>
  );
}
