// A document while it is edited: its words, whether the server has them, and who else is writing. One save runs at
// a time; what is typed meanwhile goes with the next.

import { Problem } from '#domain/problems.ts';
import { isSame, mergeDocuments } from '#domain/website/differences/merge-documents.ts';
import { withValueAt } from '#domain/website/field-path.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import type { DraftSession, DraftSource, DraftState } from './draft-state.ts';
import { isOtherEditor, type OtherEditor, otherEditorOf } from './other-editor.ts';
import type { UnsavedWords } from './unsaved-words.ts';

/** After the last letter. */
export const QUIET_MS = 300;
/** Whoever types without a pause is saved this often. */
export const LONGEST_MS = 2000;
const RETRIES_MS = [2000, 5000, 10_000, 30_000];
const RETRYABLE = new Set([408, 429]);

export function openDraftSession(
  initial: Draft,
  remembered: UnsavedWords | null,
  source: DraftSource,
): DraftSession {
  const listeners = new Set<() => void>();
  let state: DraftState = {
    document: initial.document,
    draft: initial,
    saving: 'saved',
    problem: null,
    other: otherEditorOf(initial, source.account),
    otherPath: null,
    unsaved: null,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let failures = 0;
  let running: Promise<void> | null = null;

  function set(change: Partial<DraftState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function isUnsaved(): boolean {
    return state.saving !== 'saved';
  }

  function remember() {
    source.remember({ base: state.draft.document, document: state.document });
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  }

  function edit(path: string, value: unknown) {
    if (state.other) return;
    if (!isUnsaved()) waitingSince = Date.now();
    set({
      document: withValueAt(state.document, path, value),
      saving: state.saving === 'saving' ? 'saving' : 'waiting',
    });
    remember();
    schedule(Math.max(0, Math.min(QUIET_MS, waitingSince + LONGEST_MS - Date.now())));
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (running) return running;
    if (!isUnsaved() || state.other) return;
    running = saveOnce().finally(() => {
      running = null;
    });
    return running;
  }

  async function saveOnce() {
    const sent = state.document;
    set({ saving: 'saving' });
    try {
      const draft = await source.save(sent, state.draft.version);
      failures = 0;
      if (state.document === sent) {
        set({ draft, saving: 'saved', problem: null });
        source.remember(null);
        return;
      }
      set({ draft, saving: 'waiting', problem: null });
      waitingSince = Date.now();
      remember();
      schedule(QUIET_MS);
    } catch (error) {
      await handleFailure(error);
    }
  }

  async function handleFailure(error: unknown) {
    const status = error instanceof Problem ? error.status : 500;
    if (status === 412 && (await receiveNewer())) return;
    set({ saving: 'failed', problem: error });
    const isRetryable = status >= 500 || status === 412 || RETRYABLE.has(status);
    if (!isRetryable) return;
    schedule(RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)] ?? 0);
    failures += 1;
  }

  async function refresh() {
    if (running) return;
    await receiveNewer();
  }

  /** @returns whether the server had newer words */
  async function receiveNewer(): Promise<boolean> {
    const { version } = state.draft;
    const draft = await source.read().catch(() => null);
    // What was saved from here meanwhile is newer still.
    if (draft === null || version !== state.draft.version) return false;
    if (draft.version > version) {
      receive(draft);
      return true;
    }
    // Whoever has stopped typing is no longer in the way.
    if (!isUnsaved() && !state.unsaved) set({ other: otherEditorOf(draft, source.account) });
    return false;
  }

  /** Newer words than these were saved elsewhere. */
  function receive(draft: Draft) {
    const words = unsavedWords();
    const otherPath = source.changedPath(state.draft.document, draft.document);
    set({ otherPath: otherPath ?? state.otherPath });
    if (!words) return adopt(draft);
    // Words that were published in between are built on; only an open draft has somebody who writes it.
    const other = isOtherEditor(draft, source.account) || draft.is_draft ? otherOf(draft) : null;
    if (other) {
      clearTimeout(timer);
      set({
        document: draft.document,
        draft,
        saving: 'saved',
        problem: null,
        other,
        unsaved: words,
      });
    } else {
      resume(draft, words);
    }
  }

  function otherOf(draft: Draft): OtherEditor {
    const { updated_by, updated_at } = draft;
    return {
      name: updated_by?.name ?? '',
      isSelf: updated_by?.id === source.account,
      at: updated_at ?? new Date().toISOString(),
    };
  }

  function unsavedWords(): UnsavedWords | null {
    if (state.unsaved) return state.unsaved;
    return isUnsaved() ? { base: state.draft.document, document: state.document } : null;
  }

  function resume(draft: Draft, { base, document }: UnsavedWords) {
    set({
      draft,
      document: mergeDocuments(base, document, draft.document),
      saving: 'waiting',
      problem: null,
      other: null,
      unsaved: null,
    });
    waitingSince = Date.now();
    remember();
    schedule(0);
  }

  function takeOver() {
    const { draft, unsaved } = state;
    resume(draft, unsaved ?? { base: draft.document, document: draft.document });
  }

  function adopt(draft: Draft) {
    clearTimeout(timer);
    source.remember(null);
    set({
      draft,
      document: draft.document,
      saving: 'saved',
      problem: null,
      other: otherEditorOf(draft, source.account),
      unsaved: null,
    });
  }

  async function flush(): Promise<boolean> {
    while (isUnsaved() && !state.other) {
      await save();
      if (state.saving === 'failed') return false;
    }
    return !state.other;
  }

  if (remembered && !isSame(remembered.document, initial.document)) {
    if (state.other || !isSame(remembered.base, initial.document)) {
      state = { ...state, other: state.other ?? otherOf(initial), unsaved: remembered };
    } else {
      resume(initial, remembered);
    }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    flush,
    retry: () => void save(),
    refresh,
    takeOver,
    adopt,
    close: () => clearTimeout(timer),
  };
}
