import { Archive, ArrowDownUp, Bookmark, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SavedView } from '#domain/surveys/search/saved-view-schema.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { LabelledSelect } from '../../ui/forms/controls/labelled-select.tsx';
import { SearchBox } from '../../ui/forms/controls/search-box.tsx';
import { SegmentedControl } from '../../ui/tabs/segmented-control.tsx';
import { useListAddress } from '../navigation/use-list-address.ts';
import { viewOf } from './filters/view-address.ts';
import { LIST_SORTS, type ListQuery } from './list-query.ts';
import type { Counts } from './load-surveys.ts';
import styles from './survey-tools.module.css';

const STATUSES = ['live', 'deleted'] as const;

interface SurveyToolsProps {
  query: ListQuery;
  counts: Counts | null;
  isAdmin: boolean;
  /** The number of active filters. */
  filters: number;
  views: readonly SavedView[];
  onFilter: () => void;
  children: ReactNode;
}

export function SurveyTools(props: SurveyToolsProps) {
  const { query, counts, isAdmin, filters, views, onFilter, children } = props;
  const t = useMessages();
  const types = t.fields.values.survey_type;
  const { change } = useListAddress();
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
      <Button onClick={onFilter} aria-haspopup="dialog">
        <SlidersHorizontal size={20} /> {t.filters.title}
        {filters > 0 ? <span className={styles.number}>{filters}</span> : null}
      </Button>
      <div className={styles.picks}>
        {views.length > 0 ? <ViewChoice views={views} /> : null}
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
          options={LIST_SORTS.map((value) => ({ value, label: t.surveyList.sorts[value] }))}
          onChange={(sort) => change({ sort: sort === 'date_new' ? undefined : sort })}
        />
      </div>
      {children}
      {query.status === 'deleted' ? (
        <h2 className={styles.deleted}>{t.surveyList.statuses.deleted}</h2>
      ) : null}
    </div>
  );
}

function ViewChoice({ views }: { views: readonly SavedView[] }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const current = viewOf(search);
  const isSaved = current === '' || views.some(({ query }) => query === current);
  const unsaved = isSaved ? [] : [{ value: current, label: t.filters.unsaved }];
  return (
    <LabelledSelect
      label={t.filters.view}
      name="view"
      icon={<Bookmark size={20} />}
      value={current}
      options={[
        { value: '', label: t.filters.allEntries },
        ...unsaved,
        ...views.map(({ name, query }) => ({ value: query, label: name })),
      ]}
      onChange={(query) => void navigate(query ? `${pathname}?${query}` : pathname)}
    />
  );
}
