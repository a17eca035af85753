import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { sumOf } from '#domain/collections/sum-of.ts';
import { SURVEY_TYPES, type SurveyType } from '#domain/surveys/survey.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/tabs/segmented-control.tsx';
import { useListAddress } from '../navigation/use-list-address.ts';
import { chipsOf } from '../survey-list/filters/chips.ts';
import { FilterChips } from '../survey-list/filters/filter-chips.tsx';
import { FilterSheet } from '../survey-list/filters/filter-sheet.tsx';
import toolStyles from '../survey-list/survey-tools.module.css';
import { VolunteerFilter } from '../survey-list/volunteer-filter.tsx';
import type { LoadedStatistics } from './load-statistics.ts';
import styles from './statistics.module.css';

/** The filters of the list, in the same parameters of the address. */
export function StatisticsTools({ query, types, owner, place }: LoadedStatistics) {
  const t = useMessages();
  const { change } = useListAddress();
  const [isFiltering, setFiltering] = useState(false);
  const chips = chipsOf(t, query, place);
  const labels = t.fields.values.survey_type;
  const counted = types.data?.data;
  const countOf = (type: SurveyType) => {
    const row = counted?.rows.findIndex(({ value }) => value === type) ?? -1;
    return counted && sumOf(counted.counts[row] ?? []);
  };
  return (
    <>
      <div className={styles.screenOnly}>
        <div className={toolStyles.tools}>
          <SegmentedControl
            legend={t.surveyList.type}
            name="type"
            value={query.type ?? 'all'}
            options={[
              {
                value: 'all',
                label: t.surveyList.all,
                count: counted && sumOf(counted.counts.flat()),
              },
              ...SURVEY_TYPES.map((type) => ({
                value: type,
                label: labels[type],
                count: countOf(type),
              })),
            ]}
            onChange={(type) => change({ type: type === 'all' ? undefined : type })}
          />
          <Button onClick={() => setFiltering(true)} aria-haspopup="dialog">
            <SlidersHorizontal size={20} /> {t.filters.title}
            {chips.length > 0 ? <span className={toolStyles.number}>{chips.length}</span> : null}
          </Button>
        </div>
      </div>
      <FilterChips chips={chips} ofVolunteer={owner !== undefined} />
      {owner ? <VolunteerFilter owner={owner} /> : null}
      {isFiltering ? (
        <FilterSheet
          query={query}
          isAdmin
          owner={owner}
          views={[]}
          onClose={() => setFiltering(false)}
        />
      ) : null}
    </>
  );
}
