import type { Problem } from '#domain/problems.ts';
import type { Say } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/lists/empty.tsx';
import styles from './not-loaded.module.css';
import nothingFound from './nothing-found.svg';
import { RetryBanner } from './retry-banner.tsx';

interface NotLoadedProps {
  title: string;
  problem: Problem;
  /** The title for a 404. */
  missing: string;
  failed: (problem: Problem) => Say;
}

export function NotLoaded({ title, problem, missing, failed }: NotLoadedProps) {
  const t = useMessages();
  if (problem.status === 404)
    return <EmptyState picture={nothingFound} title={missing} level={1} />;
  const reason = failed(problem)(t);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {problem.status === 403 ? (
        <Banner kind="bad" title={reason} />
      ) : (
        <RetryBanner title={reason} />
      )}
    </>
  );
}
