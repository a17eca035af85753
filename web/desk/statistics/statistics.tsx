import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { PageHead } from '../layout/page-head.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { ADMIN } from '../navigation/paths.ts';
import { requireAdmin } from '../session/guard.ts';
import type { Route } from './+types/statistics.ts';
import { loadStatistics } from './load-statistics.ts';
import { PeriodChart } from './period-chart.tsx';
import styles from './statistics.module.css';
import { StatisticsTools } from './statistics-tools.tsx';
import { TablePanel } from './table-panel.tsx';

export const meta = deskMeta;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return loadStatistics(request);
}

export default function StatisticsScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { counted, types, periods, span, filters, table } = loaderData;
  const problem = counted.problem ?? types.problem ?? periods.problem;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const isEmpty = types.data?.data.rows.length === 0 && !isNarrowed;
  return (
    <>
      <BackLink to={ADMIN}>{t.ui.toDashboard}</BackLink>
      <PageHead>
        <h1>{t.layout.titles.statistics}</h1>
      </PageHead>
      {problem ? <RetryBanner title={failureMessage('readStatistics')(problem)(t)} /> : null}
      {isEmpty ? (
        <EmptyState picture={nothingYet} title={t.surveyList.empty}>
          <p>{t.statistics.emptyHint}</p>
        </EmptyState>
      ) : (
        <>
          <StatisticsTools {...loaderData} />
          <div className={styles.panels}>
            {periods.data ? (
              <div className={styles.screenOnly}>
                <PeriodChart span={span} counted={periods.data.data} />
              </div>
            ) : null}
            {counted.data ? (
              <TablePanel table={table} filters={filters} counted={counted.data.data} />
            ) : null}
          </div>
        </>
      )}
    </>
  );
}
