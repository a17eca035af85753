// The dashboards open before their list has come, so that a new entry need not wait for it.
import { Suspense } from 'react';
import { Await, Navigate, useAsyncError } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './arriving-list.module.css';
import { isListOnScreen } from './list-on-screen.ts';
import type { SurveyList as List } from './load-surveys.ts';
import { SurveyList } from './survey-list.tsx';

/** While a list is on the screen, it stays until the next one has come; otherwise the screen does not wait. */
export async function arriving(list: Promise<List>): Promise<{ list: List | Promise<List> }> {
  if (isListOnScreen()) return { list: await list };
  // React asks for the list later; until then a failure is nobody's.
  list.catch(() => {});
  return { list };
}

interface ArrivingListProps {
  actor: SignedInUser;
  list: List | Promise<List>;
}

export function ArrivingList({ actor, list }: ArrivingListProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={list} errorElement={<Redirect />}>
        {(arrived: List) => <SurveyList actor={actor} list={arrived} />}
      </Await>
    </Suspense>
  );
}

function Loading() {
  const t = useMessages();
  return (
    <p role="status" className={styles.loading}>
      <Spinner /> {t.layout.loading.surveys}
    </p>
  );
}

/** A list that has become shorter leads to its last page. */
function Redirect() {
  const error = useAsyncError();
  const address = error instanceof Response ? error.headers.get('location') : null;
  if (address === null) throw error;
  return <Navigate to={address} replace />;
}
