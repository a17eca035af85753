// The dashboards open before their list is loaded, so that a new entry does not wait for it.
import { Suspense } from 'react';
import { Await, Navigate, useAsyncError } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './deferred-list.module.css';
import { isListOnScreen } from './list-on-screen.ts';
import type { SurveyList as List } from './load-surveys.ts';
import { SurveyList } from './survey-list.tsx';

/**
 * A shown list stays until the next one is loaded; without one the screen does not wait.
 * @returns the promise in an object, because an async function awaits a promise that it returns itself
 */
export async function deferList(list: Promise<List>): Promise<{ list: List | Promise<List> }> {
  if (isListOnScreen()) return { list: await list };
  // React reads the promise later; until then a rejection would count as unhandled.
  list.catch(() => {});
  return { list };
}

interface DeferredListProps {
  actor: SignedInUser;
  list: List | Promise<List>;
}

export function DeferredList({ actor, list }: DeferredListProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={list} errorElement={<Redirect />}>
        {(loaded: List) => <SurveyList actor={actor} list={loaded} />}
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

/** Redirects to the last page of a list that has become shorter. */
function Redirect() {
  const error = useAsyncError();
  const address = error instanceof Response ? error.headers.get('location') : null;
  if (address === null) throw error;
  return <Navigate to={address} replace />;
}
