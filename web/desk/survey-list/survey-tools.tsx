import { Archive, ArrowDownUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { SORTS } from '#domain/paging.ts';
import { useMessages } from '../../messages/store.ts';
import { classes } from '../../ui/classes.ts';
import { LabelledSelect } from '../../ui/forms/labelled-select.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useAddress } from '../navigation/list-address.ts';
import { SearchBox } from '../parts/search-box.tsx';
import type { ListQuery } from './list-query.ts';
import type { Counts } from './load-surveys.ts';
import styles from './survey-tools.module.css';

const STATUSES = ['live', 'deleted'] as const;

interface SurveyToolsProps {
  query: ListQuery;
  counts: Counts | null;
  isAdmin: boolean;
  children: ReactNode;
}

export function SurveyTools({ query, counts, isAdmin, children }: SurveyToolsProps) {
  const t = useMessages();
  const types = t.fields.values.survey_type;
  const { change } = useAddress();
  return (
    <div className={classes(styles.tools, isAdmin && styles.many)}>
      <SegmentedControl
        legend={t.surveyList.type}
        name="type"
        value={query.type ?? 'all'}
        options={[
          {
            value: 'all',
            label: t.surveyList.all,
            count: counts ? counts.adult + counts.child : undefined,
          },
          { value: 'adult', label: types.adult, count: counts?.adult },
          { value: 'child', label: types.child, count: counts?.child },
        ]}
        onChange={(type) => change({ type: type === 'all' ? undefined : type })}
      />
      <div className={styles.search}>
        <SearchBox
          placeholder={t.surveyList.searchHint}
          search={query.search}
          onSearch={(search) => change({ search }, { replace: query.search !== '' })}
        />
      </div>
      <div className={styles.picks}>
        {isAdmin ? (
          <LabelledSelect
            label={t.surveyList.entries}
            name="status"
            icon={<Archive size={20} />}
            value={query.status}
            options={STATUSES.map((value) => ({ value, label: t.surveyList.statuses[value] }))}
            onChange={(status) => change({ status: status === 'live' ? undefined : status })}
          />
        ) : null}
        <LabelledSelect
          label={t.surveyList.sort}
          name="sort"
          icon={<ArrowDownUp size={20} />}
          value={query.sort}
          options={SORTS.map((value) => ({ value, label: t.surveyList.sorts[value] }))}
          onChange={(sort) => change({ sort: sort === 'date_new' ? undefined : sort })}
        />
      </div>
      {children}
    </div>
  );
}
