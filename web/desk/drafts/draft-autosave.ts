// Keeps what one form holds, while it is typed. It writes as fast as the device does and never twice at
// a time: what was typed meanwhile goes with the next write, so nobody waits for it and no pause in
// the typing is needed for it to be safe.
import { newKey } from '../api/uuid.ts';
import type { SurveyValues } from '../survey-form/values.ts';
import type { Unfinished } from './draft.ts';
import { canKeep, keep, remove } from './draft-repository.ts';

export interface Keeper {
  /** As it was when the form opened. */
  readonly start: Unfinished;
  /** The Idempotency-Key to submit with. */
  readonly key: string;
  /** For another try after a refusal. */
  renewKey: () => void;
  note: (values: SurveyValues) => void;
  /** It is submitted: nothing is kept from now on. */
  drop: () => Promise<void>;
  /** What was typed last is on its way to the device. */
  isWriting: () => boolean;
  /** The id under which the device has it; null until it is written. */
  readonly keptAs: string | null;
  /** Null until the device has been asked. */
  isKept: () => boolean | null;
  watch: (listener: () => void) => () => void;
}

type Beginning = Pick<Unfinished, 'account' | 'id' | 'entry' | 'version' | 'base'>;

export function begin(beginning: Beginning): Unfinished {
  const { base } = beginning;
  const never = { begun: 0, changed: 0, writer: '', numberless: false };
  return { ...beginning, ...never, key: newKey(), values: base };
}

export function keeperOf(start: Unfinished): Keeper {
  const writer = newKey();
  const listeners = new Set<() => void>();
  let current: Unfinished = { ...start, writer };
  let isKept: boolean | null = null;
  let keptAs: string | null = null;
  let toldAs: string | null = null;
  let isDropped = false;
  let isBehind = false;
  let writing: Promise<void> | null = null;

  function say(kept: boolean) {
    if (kept === isKept && keptAs === toldAs) return;
    isKept = kept;
    toldAs = keptAs;
    for (const listener of listeners) listener();
  }

  async function write() {
    do {
      isBehind = false;
      await writeOnce();
    } while (isBehind && !isDropped);
    writing = null;
  }

  async function writeOnce() {
    try {
      const id = await keep(current, start.writer);
      current = { ...current, id };
      keptAs = id;
      say(true);
    } catch {
      say(false);
    }
  }

  function keepUp() {
    if (isDropped || current.changed === 0) return;
    if (writing) isBehind = true;
    else writing = write();
  }

  return {
    start,
    get key() {
      return current.key;
    },
    renewKey() {
      current = { ...current, key: newKey() };
      keepUp();
    },
    note(values) {
      if (values === current.values) return;
      const now = Date.now();
      const begun = current.begun === 0 ? now : current.begun;
      current = { ...current, values, begun, changed: now };
      keepUp();
    },
    async drop() {
      isDropped = true;
      await writing;
      await remove(current);
    },
    get keptAs() {
      return keptAs;
    },
    isWriting: () => writing !== null,
    isKept: () => isKept,
    watch(listener) {
      listeners.add(listener);
      if (isKept === null) void canKeep().then(say);
      return () => void listeners.delete(listener);
    },
  };
}
