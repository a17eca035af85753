// An edit that came too late reads what came before it, and goes on from there.
import { useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import type { WholeSurvey } from '#domain/survey-schema.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import { call } from '../api/client.ts';
import { load } from '../api/load.ts';
import type { Unfinished } from '../drafts/draft.ts';
import { merge } from './merge.ts';
import { type SurveyValues, valuesOf } from './values.ts';

export interface Meeting {
  /** What both began with. */
  base: SurveyValues;
  theirs: SurveyValues;
  who: string;
  when: string;
}

export function useMeeting(opened: WholeSurvey, actor: SignedIn, start: Unfinished) {
  /** The newest entry that this form has read: what it is saved upon. */
  const [known, setKnown] = useState({ ...opened, version: start.version ?? opened.version });
  const [base, setBase] = useState(start.base);
  const [meeting, setMeeting] = useState<Meeting | null>(null);

  /** Gives back how the form is brought up to date. */
  async function meet(): Promise<(values: SurveyValues) => SurveyValues> {
    const { id } = known;
    const [{ data: newest }, history] = await Promise.all([
      call('readSurvey', { id }),
      load(call('readSurveyHistory', { id })),
    ]);
    const since = history.data?.data.filter(({ version }) => version > known.version) ?? [];
    const theirs = valuesOf(newest);
    setKnown(newest);
    setBase(theirs);
    setMeeting({ base, theirs, who: namesIn(since, actor), when: newest.updated_at });
    return (values) => merge(base, values, theirs);
  }

  return { known, meeting, meet };
}

function namesIn(versions: ReplyOf<'readSurveyHistory'>['data'], actor: SignedIn): string {
  const names = versions.map(({ by }) =>
    by.id === actor.id ? 'You (in another window)' : by.name,
  );
  const [first, ...others] = new Set(names.reverse());
  if (first === undefined) return 'Someone else';
  return others.length > 0 ? `${first} and ${others.join(', ')}` : first;
}
