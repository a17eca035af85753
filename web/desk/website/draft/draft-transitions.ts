// The rules of a draft that is edited: its next state after each event. Timers and requests are in draft-session.ts.

import { Problem } from '#domain/problems.ts';
import { isSame } from '#domain/website/differences/is-same.ts';
import { mergeDocuments } from '#domain/website/differences/merge-documents.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { withValueAt } from '#domain/website/fields/field-path.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import { isRetryableStatus } from '../../../messages/errors.ts';
import type { DraftState } from './draft-state.ts';
import { type OtherEditor, otherEditorOf } from './other-editor.ts';
import { isStaleDraft } from './stale-draft.ts';
import type { UnsavedWords } from './unsaved-words.ts';

/** After the last letter. */
const SAVE_DEBOUNCE_MS = 300;
/** The longest time without a save while somebody types without a pause. */
const SAVE_MAX_WAIT_MS = 2000;
const RETRIES_MS = [2000, 5000, 10_000, 30_000];

export interface SessionState extends DraftState {
  account: number;
  unsavedSince: number;
  failures: number;
}

/** The part of the state that survives when another draft is read. */
type SessionOrigin = Pick<SessionState, 'account' | 'otherPath' | 'unsavedSince' | 'failures'>;

/** @param remembered typed earlier on this device */
export function openedState(
  initial: Draft,
  remembered: UnsavedWords | null,
  account: number,
  now: number,
): SessionState {
  const origin = { account, otherPath: null, unsavedSince: 0, failures: 0 };
  const state = reset(origin, initial, now);
  if (!remembered || isSaved(remembered, initial)) return state;
  const isOthers = state.other !== null || !isSame(remembered.base, initial.document);
  if (initial.is_draft && isOthers) {
    return { ...state, other: state.other ?? writerOf(state, initial, now), unsaved: remembered };
  }
  return resumed(state, initial, remembered, now);
}

/** A tab that was closed while it saved, or a save whose answer was lost, could not forget them. */
function isSaved({ base, document }: UnsavedWords, draft: Draft): boolean {
  return isSame(mergeDocuments(base, document, draft.document), draft.document);
}

/** The words that are not on the server yet; null when all are. */
export function unsavedWords(state: DraftState): UnsavedWords | null {
  const { unsaved, saving, draft, document } = state;
  return unsaved ?? (saving === 'saved' ? null : { base: draft.document, document });
}

export function saveStarted(state: SessionState): SessionState {
  return { ...state, saving: 'saving', saveAt: null };
}

export function edited(
  state: SessionState,
  path: string,
  value: unknown,
  now: number,
): SessionState {
  const change = (document: DocumentValue) => withValueAt(document, path, value);
  if (state.other) return keepUnsaved(state, change);
  const unsavedSince = state.saving === 'saved' ? now : state.unsavedSince;
  // After a failure the delay of the retry holds, however fast somebody types.
  const retryAt = state.failures > 0 ? state.saveAt : null;
  return {
    ...state,
    document: change(state.document),
    saving: state.saving === 'saving' || retryAt !== null ? state.saving : 'waiting',
    unsavedSince,
    saveAt: retryAt ?? Math.min(now + SAVE_DEBOUNCE_MS, unsavedSince + SAVE_MAX_WAIT_MS),
  };
}

/** An upload, or the Undo of a removal, may end when somebody else is writing already. */
function keepUnsaved(
  state: SessionState,
  change: (document: DocumentValue) => DocumentValue,
): SessionState {
  const { base, document } = state.unsaved ?? unchanged(state.draft);
  return { ...state, unsaved: { base, document: change(document) } };
}

export function restoreDiscarded(
  state: SessionState,
  { base, document }: UnsavedWords,
  now: number,
): SessionState {
  const change = (current: DocumentValue) => mergeDocuments(base, document, current);
  if (state.other) return keepUnsaved(state, change);
  const saving = state.saving === 'saving' ? 'saving' : 'waiting';
  return { ...state, document: change(state.document), saving, unsavedSince: now, saveAt: now };
}

export function saved(
  state: SessionState,
  sent: DocumentValue,
  draft: Draft,
  now: number,
): SessionState {
  const accepted = { ...state, draft, problem: null, failures: 0 };
  if (state.document === sent) return { ...accepted, saving: 'saved', saveAt: null };
  return { ...accepted, saving: 'waiting', unsavedSince: now, saveAt: now + SAVE_DEBOUNCE_MS };
}

export function saveFailed(state: SessionState, error: unknown, now: number): SessionState {
  const failed: SessionState = { ...state, saving: 'failed', problem: error };
  const status = error instanceof Problem ? error.status : 500;
  if (!isRetryableStatus(status) && !isStaleDraft(error)) return failed;
  const delay = RETRIES_MS[Math.min(state.failures, RETRIES_MS.length - 1)] ?? 0;
  return { ...failed, failures: state.failures + 1, saveAt: now + delay };
}

/** @param changedPath where the newer draft differs */
export function newerDraftRead(
  state: SessionState,
  draft: Draft,
  changedPath: string | null,
  now: number,
): SessionState {
  const words = unsavedWords(state);
  const current = { ...state, otherPath: changedPath ?? state.otherPath };
  if (!words || isSaved(words, draft)) return reset(current, draft, now);
  // A version that was published meanwhile becomes the new base. Only an open draft means that somebody else is
  // writing.
  const isAsBefore = state.other === null && isSame(draft.document, words.base);
  if (!draft.is_draft || isAsBefore) return resumed(current, draft, words, now);
  return {
    ...reset(current, draft, now),
    other: writerOf(state, draft, now),
    unsaved: words,
  };
}

/** The banner about the other editor disappears when that editor has stopped typing. */
export function unchangedDraftRead(state: SessionState, now: number): SessionState {
  if (unsavedWords(state)) return state;
  return { ...state, other: otherEditorOf(state.draft, state.account, now) };
}

export function takenOver(state: SessionState, now: number): SessionState {
  const { draft, unsaved } = state;
  return resumed(state, draft, unsaved ?? unchanged(draft), now);
}

function resumed(
  state: SessionState,
  draft: Draft,
  { base, document }: UnsavedWords,
  now: number,
): SessionState {
  return {
    ...reset(state, draft, now),
    document: mergeDocuments(base, document, draft.document),
    saving: 'waiting',
    other: null,
    unsavedSince: now,
    saveAt: now,
  };
}

/** A change of the draft that this editor has asked for. Words typed meanwhile go on top of it. */
export function adopted(state: SessionState, draft: Draft, now: number): SessionState {
  const words = unsavedWords(state);
  const isOthers = draft.is_draft && draft.updated_by?.id !== state.account;
  if (!words || isOthers) return newerDraftRead(state, draft, null, now);
  return resumed(state, draft, words, now);
}

/** Without the unsaved words. */
export function reset(state: SessionOrigin, draft: Draft, now: number): SessionState {
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
