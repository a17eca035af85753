import type { Problem } from '#domain/problems.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import styles from './not-loaded.module.css';
import { RetryBanner } from './retry-banner.tsx';

interface NotLoadedProps {
  title: string;
  problem: Problem;
  /** The title for a 404. */
  missing: string;
  failed: (problem: Problem) => LocalizedText;
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
        <Banner kind="error" title={reason} />
      ) : (
        <RetryBanner title={reason} />
      )}
    </>
  );
}
