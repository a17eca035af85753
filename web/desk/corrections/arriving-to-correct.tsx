import { Suspense } from 'react';
import { Await } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';
import { limitsFor } from '../api/request-limits.ts';
import { isListOnScreen } from '../survey-list/list-on-screen.ts';
import { ToCorrect } from './to-correct.tsx';

type Entries = Loaded<ReplyOf<'listToCorrect'>>;
export type LoadedToCorrect = Entries | Promise<Entries | null> | null;

/** The screen does not wait for it. @returns null if it is aborted, because the page is left */
export function loadToCorrect(signal: AbortSignal): Promise<Entries | null> {
  return load(call('listToCorrect', limitsFor(isListOnScreen(), signal))).catch(() => null);
}

export function ArrivingToCorrect({ entries }: { entries: LoadedToCorrect }) {
  return (
    <Suspense fallback={null}>
      <Await resolve={entries}>
        {(arrived: Entries | null) =>
          arrived ? <ToCorrect entries={arrived} now={new Date()} /> : null
        }
      </Await>
    </Suspense>
  );
}
