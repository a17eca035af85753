import { periodOf, periodsFrom } from '#domain/statistics/periods.ts';
import type { Statistics } from '#domain/statistics/statistics-schema.ts';
import { SURVEY_TYPES } from '#domain/surveys/survey.ts';
import { formatDay } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { Panel } from '../../ui/panel.tsx';
import { localTime, monthName } from './group-label.ts';
import type { LoadedStatistics } from './load-statistics.ts';

interface PeriodChartProps {
  span: LoadedStatistics['span'];
  /** By the span's periods and type; without periods that have no entry. */
  counted: Statistics;
}

export function PeriodChart({ span: { period, from, to }, counted }: PeriodChartProps) {
  const t = useMessages();
  const partsOf = (first: string) => {
    const row = counted.rows.findIndex(({ value }) => value === first);
    return SURVEY_TYPES.map((type) => {
      const column = counted.columns.findIndex(({ value }) => value === type);
      return counted.counts[row]?.[column] ?? 0;
    });
  };
  const periods = periodsFrom(period, periodOf(period, from), periodOf(period, to));
  if (periods.length === 0) return null;
  return (
    <Panel title={t.statistics.recorded[period]}>
      <BarChart
        legend={SURVEY_TYPES.map((type) => t.fields.values.survey_type[type])}
        bars={periods.map((first) => ({
          key: first,
          label: period === 'week' ? formatDay(t, localTime(first)) : monthName(t, first),
          parts: partsOf(first),
          spoken: t.statistics.inPeriod[period],
        }))}
      />
    </Panel>
  );
}
