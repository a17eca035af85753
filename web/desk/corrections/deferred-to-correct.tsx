import { Suspense } from 'react';
import { Await } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { isUnanswered } from '../../messages/errors.ts';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';
import { limitsFor } from '../api/request-limits.ts';
import { readRecent } from '../recent/recent-repository.ts';
import { isListOnScreen } from '../survey-list/list-on-screen.ts';
import { ToCorrect } from './to-correct.tsx';

type Entries = Loaded<ReplyOf<'listToCorrect'>>;
export type LoadedToCorrect = Entries | Promise<Entries | null> | null;

/**
 * The screen does not wait for it. From the device if the server does not answer.
 * @returns null if it is aborted, because the page is left
 */
export async function loadToCorrect(account: number, signal: AbortSignal): Promise<Entries | null> {
  const limits = limitsFor(isListOnScreen(), signal);
  const loaded = await load(call('listToCorrect', limits)).catch(() => null);
  if (!loaded?.problem || !isUnanswered(loaded.problem)) return loaded;
  const recent = await readRecent(account);
  return recent ? { data: { data: recent.toCorrect }, problem: null } : loaded;
}

export function DeferredToCorrect({ entries }: { entries: LoadedToCorrect }) {
  return (
    <Suspense fallback={null}>
      <Await resolve={entries}>
        {(loaded: Entries | null) =>
          loaded ? <ToCorrect entries={loaded} now={new Date()} /> : null
        }
      </Await>
    </Suspense>
  );
}
