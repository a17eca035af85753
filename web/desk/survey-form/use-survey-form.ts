// The life of one form: what is typed, what is broken, what came of sending it. Nothing that goes
// wrong touches what is typed.
import { useRef, useState } from 'react';
import { Problem } from '#domain/problems.ts';
import type { SurveyDraft } from '#domain/survey-schema.ts';
import type { Broken } from '#domain/validation.ts';
import { messageOf } from '../messages/messages.ts';
import { type Draft, draftOf } from './request-body.ts';
import { change, type SurveyValues } from './values.ts';

export interface SurveyFormPlan {
  initial: SurveyValues;
  actorIsAdmin: boolean;
  /** The rules of this form, for kindness; the server asks them again. */
  check: (draft: SurveyDraft) => Broken[];
  send: (draft: Draft, replace: FormInHand['replace']) => Promise<void>;
  onSent: () => void;
  /** Said when nobody knows what happened. */
  failed: string;
}

interface Refusal {
  by: 'rules' | 'server';
  broken: readonly Broken[];
  attempt: number;
}

export interface Failure {
  message: string;
  problem: Problem | null;
}

/** What is typed, for who has to change it beside the fields. */
export interface FormInHand {
  values: SurveyValues;
  replace: (next: (values: SurveyValues) => SurveyValues) => void;
}

export function useSurveyForm(plan: SurveyFormPlan) {
  const { initial, actorIsAdmin, check } = plan;
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [open, setOpen] = useState<readonly Broken[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const sent = useRef(false);
  const missing = check(draftOf(values, actorIsAdmin));

  function onChange(name: keyof SurveyValues, value: string | boolean) {
    const next = change(values, name, value);
    setValues(next);
    if (name === 'survey_type') return forget();
    if (refusal === null) return;
    const broken = check(draftOf(next, actorIsAdmin));
    if (refusal.by === 'server') setOpen(open.filter(({ field }) => field !== name));
    else setOpen(broken.filter(({ field }) => open.some((each) => each.field === field)));
  }

  async function submit() {
    if (sending) return;
    const draft = draftOf(values, actorIsAdmin);
    const broken = check(draft);
    setFailure(null);
    if (broken.length > 0) return refuse('rules', broken);
    setSending(true);
    try {
      await plan.send(draft, setValues);
      sent.current = true;
      plan.onSent();
    } catch (error) {
      const problem = error instanceof Problem ? error : null;
      if (problem && problem.errors.length > 0) refuse('server', problem.errors);
      else fail(messageOf(error, plan.failed), problem);
    } finally {
      setSending(false);
    }
  }

  function refuse(by: Refusal['by'], broken: readonly Broken[]) {
    setRefusal({ by, broken, attempt: (refusal?.attempt ?? 0) + 1 });
    setOpen(broken);
  }

  function fail(message: string, problem: Problem | null) {
    forget();
    setFailure({ message, problem });
  }

  function forget() {
    setRefusal(null);
    setOpen([]);
  }

  const replace: FormInHand['replace'] = setValues;
  return { values, replace, missing, refusal, open, failure, sending, sent, onChange, submit };
}
