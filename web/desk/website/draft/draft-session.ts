// A document that is being edited: its words, whether they are saved, and other writers. One save runs at
// a time; words typed meanwhile are saved by the next.

import { withoutInvisible } from '#domain/text/text.ts';
import { isSame } from '#domain/website/differences/is-same.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import { createListeners } from '../../../listeners.ts';
import type { DraftSession, DraftSource } from './draft-state.ts';
import {
  adopted,
  edited,
  newerDraftRead,
  openedState,
  reset,
  restoreDiscarded,
  type SessionState,
  saved,
  saveFailed,
  saveStarted,
  takenOver,
  unchangedDraftRead,
  unsavedWords,
} from './draft-transitions.ts';
import { isStaleDraft } from './stale-draft.ts';
import type { UnsavedWords } from './unsaved-words.ts';

export function openDraftSession(
  initial: Draft,
  remembered: UnsavedWords | null,
  source: DraftSource,
): DraftSession {
  const listeners = createListeners();
  let state = openedState(initial, remembered, source.account, Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** Sent since the last answer: one of them may have arrived, also while its answer is on the way. */
  let unanswered: DocumentValue[] = [];
  schedule();
  if (remembered) source.remember(unsavedWords(state));

  function set(next: SessionState) {
    const before = state;
    state = next;
    if (state.saveAt !== before.saveAt) schedule();
    const { document, draft, unsaved } = before;
    const isChanged =
      state.document !== document || state.draft !== draft || state.unsaved !== unsaved;
    if (isChanged) source.remember(unsavedWords(state));
    listeners.notify();
  }

  function schedule() {
    clearTimeout(timer);
    if (state.saveAt === null) return;
    timer = setTimeout(() => void save(), Math.max(0, state.saveAt - Date.now()));
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (running) return running;
    if (state.saving === 'saved' || state.other) return;
    running = saveOnce().finally(() => {
      running = null;
    });
    return running;
  }

  async function saveOnce() {
    const sent = state.document;
    set(saveStarted(state));
    unanswered.push(sent);
    try {
      const draft = await source.save(sent, state.draft.version);
      unanswered = [];
      set(saved(state, sent, draft, Date.now()));
    } catch (error) {
      if (isStaleDraft(error) && (await readNewer())) return;
      set(saveFailed(state, error, Date.now()));
    }
  }

  /** @returns whether the server had newer words */
  async function readNewer(): Promise<boolean> {
    const { version, document } = state.draft;
    const draft = await source.readIfModified(version).catch(() => undefined);
    // A save of this editor made meanwhile is newer.
    if (draft === undefined || version !== state.draft.version) return false;
    if (draft === null || draft.version <= version) {
      set(unchangedDraftRead(state, Date.now()));
      return false;
    }
    const arrived = savedWithoutAnswer(draft);
    unanswered = [];
    if (arrived) set(saved(state, arrived, draft, Date.now()));
    else {
      const changedPath = source.changedPath(document, draft.document);
      set(newerDraftRead(state, draft, changedPath, Date.now()));
    }
    return true;
  }

  function savedWithoutAnswer({ document, updated_by }: Draft): DocumentValue | undefined {
    if (updated_by?.id !== source.account) return undefined;
    return unanswered.findLast((sent) => isSame(sent, document));
  }

  async function flush(): Promise<boolean> {
    while (state.saving !== 'saved' && !state.other) {
      await save();
      if (state.saving === 'failed') return false;
    }
    return !state.other;
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    edit(path, value) {
      const words = typeof value === 'string' ? withoutInvisible(value) : value;
      set(edited(state, path, words, Date.now()));
    },
    restoreDiscarded: (words) => set(restoreDiscarded(state, words, Date.now())),
    flush,
    retry: () => void save(),
    async refresh() {
      if (!running) await readNewer();
    },
    takeOver: () => set(takenOver(state, Date.now())),
    adopt: (draft) => set(adopted(state, draft, Date.now())),
    reset: (draft) => set(reset(state, draft, Date.now())),
    close: () => clearTimeout(timer),
  };
}
