// The rules of a draft that is edited: what each event makes of it. Timers and requests are in draft-session.ts.

import { Problem } from '#domain/problems.ts';
import { isSame, mergeDocuments } from '#domain/website/differences/merge-documents.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { withValueAt } from '#domain/website/field-path.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import type { DraftState } from './draft-state.ts';
import { type OtherEditor, otherEditorOf } from './other-editor.ts';
import type { UnsavedWords } from './unsaved-words.ts';

/** After the last letter. */
const QUIET_MS = 300;
/** Whoever types without a pause is saved this often. */
const LONGEST_MS = 2000;
const RETRIES_MS = [2000, 5000, 10_000, 30_000];
const RETRYABLE = new Set([408, 412, 429]);

export interface SessionState extends DraftState {
  account: number;
  /** When the next save is due; null when none is. */
  saveAt: number | null;
  unsavedSince: number;
  failures: number;
}

export type DraftEvent =
  | { type: 'edited'; path: string; value: unknown }
  | { type: 'saveStarted' }
  | { type: 'saved'; sent: DocumentValue; draft: Draft }
  | { type: 'saveFailed'; error: unknown }
  /** @param changedPath where the newer draft differs */
  | { type: 'newerDraftRead'; draft: Draft; changedPath: string | null }
  | { type: 'sameDraftRead'; draft: Draft }
  | { type: 'takenOver' }
  | { type: 'adopted'; draft: Draft };

/** @param remembered typed earlier on this device */
export function openedState(
  initial: Draft,
  remembered: UnsavedWords | null,
  account: number,
  now: number,
): SessionState {
  const state: SessionState = {
    document: initial.document,
    draft: initial,
    saving: 'saved',
    problem: null,
    other: otherEditorOf(initial, account, now),
    otherPath: null,
    unsaved: null,
    account,
    saveAt: null,
    unsavedSince: 0,
    failures: 0,
  };
  if (!remembered || isSame(remembered.document, initial.document)) return state;
  if (state.other || !isSame(remembered.base, initial.document)) {
    return { ...state, other: state.other ?? writerOf(state, initial, now), unsaved: remembered };
  }
  return resumed(state, initial, remembered, now);
}

export function nextState(state: SessionState, event: DraftEvent, now: number): SessionState {
  switch (event.type) {
    case 'edited':
      return edited(state, event.path, event.value, now);
    case 'saveStarted':
      return { ...state, saving: 'saving', saveAt: null };
    case 'saved':
      return saved(state, event.sent, event.draft, now);
    case 'saveFailed':
      return saveFailed(state, event.error, now);
    case 'newerDraftRead':
      return newerDraftRead(state, event.draft, event.changedPath, now);
    case 'sameDraftRead':
      // Whoever has stopped typing is no longer in the way.
      if (unsavedWords(state)) return state;
      return { ...state, other: otherEditorOf(event.draft, state.account, now) };
    case 'takenOver':
      return resumed(state, state.draft, state.unsaved ?? unchanged(state.draft), now);
    case 'adopted':
      return adopted(state, event.draft, now);
  }
}

/** What the server does not have yet; null when it has everything. */
export function unsavedWords(state: DraftState): UnsavedWords | null {
  const { unsaved, saving, draft, document } = state;
  return unsaved ?? (saving === 'saved' ? null : { base: draft.document, document });
}

function edited(state: SessionState, path: string, value: unknown, now: number): SessionState {
  if (state.other) return state;
  const unsavedSince = state.saving === 'saved' ? now : state.unsavedSince;
  return {
    ...state,
    document: withValueAt(state.document, path, value),
    saving: state.saving === 'saving' ? 'saving' : 'waiting',
    unsavedSince,
    saveAt: Math.min(now + QUIET_MS, unsavedSince + LONGEST_MS),
  };
}

function saved(state: SessionState, sent: DocumentValue, draft: Draft, now: number): SessionState {
  const accepted = { ...state, draft, problem: null, failures: 0 };
  if (state.document === sent) return { ...accepted, saving: 'saved', saveAt: null };
  return { ...accepted, saving: 'waiting', unsavedSince: now, saveAt: now + QUIET_MS };
}

function saveFailed(state: SessionState, error: unknown, now: number): SessionState {
  const failed: SessionState = { ...state, saving: 'failed', problem: error };
  const status = error instanceof Problem ? error.status : 500;
  if (status < 500 && !RETRYABLE.has(status)) return failed;
  const delay = RETRIES_MS[Math.min(state.failures, RETRIES_MS.length - 1)] ?? 0;
  return { ...failed, failures: state.failures + 1, saveAt: now + delay };
}

function newerDraftRead(
  state: SessionState,
  draft: Draft,
  changedPath: string | null,
  now: number,
): SessionState {
  const words = unsavedWords(state);
  const told = { ...state, otherPath: changedPath ?? state.otherPath };
  if (!words) return adopted(told, draft, now);
  // Words that were published in between are built on; only an open draft has somebody who writes it.
  if (!draft.is_draft) return resumed(told, draft, words, now);
  return {
    ...adopted(told, draft, now),
    other: writerOf(state, draft, now),
    unsaved: words,
  };
}

function resumed(
  state: SessionState,
  draft: Draft,
  { base, document }: UnsavedWords,
  now: number,
): SessionState {
  return {
    ...state,
    draft,
    document: mergeDocuments(base, document, draft.document),
    saving: 'waiting',
    problem: null,
    other: null,
    unsaved: null,
    unsavedSince: now,
    saveAt: now,
  };
}

function adopted(state: SessionState, draft: Draft, now: number): SessionState {
  return {
    ...state,
    draft,
    document: draft.document,
    saving: 'saved',
    problem: null,
    other: otherEditorOf(draft, state.account, now),
    unsaved: null,
    saveAt: null,
  };
}

function unchanged({ document }: Draft): UnsavedWords {
  return { base: document, document };
}

function writerOf(
  { account }: SessionState,
  { updated_by, updated_at }: Draft,
  now: number,
): OtherEditor {
  return {
    name: updated_by?.name ?? '',
    isSelf: updated_by?.id === account,
    at: updated_at ?? new Date(now).toISOString(),
  };
}
