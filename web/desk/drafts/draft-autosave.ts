// Saves a form's draft while it is typed. Only one write runs at a time; changes during a write go with the
// next, so that no pause in typing is needed.
import { createListeners } from '../../listeners.ts';
import { uuid } from '../device/uuid.ts';
import type { SurveyValues } from '../survey-form/values.ts';
import type { Draft } from './draft.ts';
import { canSaveDrafts, discardDraft, saveDraft } from './draft-repository.ts';

export interface DraftAutosave {
  /** The draft when the form opened. */
  readonly initial: Draft;
  /** The draft's id, which is the key of the operation that the form changes, if there is one. */
  readonly id: string;
  /** The Idempotency-Key of the submission. */
  readonly key: string;
  /** Needed after a refusal. */
  renewKey: () => void;
  /** From now on the form changes this operation. */
  correct: (key: string) => void;
  update: (values: SurveyValues) => void;
  /** Deletes the draft after submission and stops saving. */
  discard: () => Promise<void>;
  /** Resolves when nothing is being written; the draft then goes with the submission. */
  pause: () => Promise<void>;
  /** Saves the draft again, after a submission that failed. Resolves when it is written, or was refused. */
  resume: () => Promise<void>;
  isWriting: () => boolean;
  /** The id of the draft or the operation on the device; null before the first write. */
  readonly savedId: string | null;
  /** Whether the device stores drafts; null until that has been checked. */
  isSaved: () => boolean | null;
  subscribe: (listener: () => void) => () => void;
}

export type DraftOrigin = Pick<Draft, 'account' | 'id' | 'entry' | 'version' | 'base'> &
  Partial<Pick<Draft, 'household'>>;

export function newDraft(origin: DraftOrigin): Draft {
  const { base } = origin;
  const unwritten = { begun: 0, changed: 0, writer: '', numberless: false };
  return { household: null, ...origin, ...unwritten, key: uuid(), values: base };
}

export function createDraftAutosave(initial: Draft): DraftAutosave {
  const writer = uuid();
  const listeners = createListeners();
  let current: Draft = { ...initial, writer };
  let isSaved: boolean | null = null;
  let savedId: string | null = null;
  let reportedId: string | null = null;
  let isStopped = false;
  let isDirty = false;
  /** Kept until this form submits or discards it. */
  let isStored = initial.writer !== '';
  let writing: Promise<void> | null = null;

  function report(saved: boolean) {
    if (saved === isSaved && savedId === reportedId) return;
    isSaved = saved;
    reportedId = savedId;
    listeners.notify();
  }

  async function write() {
    do {
      isDirty = false;
      await writeOnce();
    } while (isDirty && !isStopped);
    writing = null;
  }

  async function writeOnce() {
    try {
      const { id, key } = await saveDraft(current, { writer: initial.writer, isStored });
      if (id !== current.id) current = { ...current, id, key };
      savedId = id;
      isStored = true;
      report(true);
    } catch {
      report(false);
    }
  }

  function save() {
    if (isStopped || current.changed === 0) return;
    if (writing) isDirty = true;
    else writing = write();
  }

  return {
    initial,
    get key() {
      return current.key;
    },
    get id() {
      return current.id;
    },
    correct(key) {
      current = { ...current, id: key };
      savedId = key;
      listeners.notify();
    },
    renewKey() {
      current = { ...current, key: uuid() };
      save();
    },
    update(values) {
      if (values === current.values) return;
      const now = Date.now();
      const begun = current.begun === 0 ? now : current.begun;
      current = { ...current, values, begun, changed: now };
      save();
    },
    async discard() {
      isStopped = true;
      await writing;
      isStored = false;
      await discardDraft(current);
    },
    async pause() {
      isStopped = true;
      await writing;
      isStored = false;
    },
    async resume() {
      isStopped = false;
      save();
      await writing;
    },
    get savedId() {
      return savedId;
    },
    isWriting: () => writing !== null,
    isSaved: () => isSaved,
    subscribe(listener) {
      if (isSaved === null) void canSaveDrafts().then(report);
      return listeners.subscribe(listener);
    },
  };
}
