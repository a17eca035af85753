// Operations on the same entry, each of which is sent after the one before it.
import { isPending, type Operation } from './operation.ts';

interface KnownEntry {
  id: number;
  /** Null behind a change that was not answered yet. */
  version: number | null;
}

/**
 * The operations that can be sent now: for each entry only the earliest unanswered one.
 * @param all in sequence
 */
export function readyOperations(all: readonly Operation[]): Operation[] {
  const unanswered = new Set<string | number>();
  return all.filter((each) => {
    if (!isPending(each)) return false;
    const names = [each.key, each.after, each.id].filter((name) => name !== null);
    const isFirst = !names.some((name) => unanswered.has(name));
    for (const name of names) unanswered.add(name);
    return isFirst && each.state === 'waiting';
  });
}

/**
 * The entry's id on the server, and the version that the operation is sent for. A form that was opened before an
 * earlier edit of its own device keeps its version, so that the server reports the conflict.
 */
export function entryOf(
  { id, version, after }: Pick<Operation, 'id' | 'version' | 'after'>,
  all: readonly Operation[],
): KnownEntry | null {
  const earlier = all.find(({ key }) => key === after);
  const entry = earlier?.outcome?.id ?? id;
  if (entry === null) return null;
  const answered = earlier?.outcome?.version ?? null;
  // An own deletion and its undo raise the version by one each, and change no words.
  const isRestored = earlier?.action === 'undo' && version !== null && answered === version + 2;
  return { id: entry, version: isRestored ? answered : (version ?? answered) };
}

/** Whether the operation changes the entry with this id, or has it as its key. */
export function concernsEntry(
  id: string,
  operation: Operation,
  all: readonly Operation[],
): boolean {
  return operation.key === id || String(entryOf(operation, all)?.id) === id;
}

/** Answered, and no pending operation still needs the answer. */
export function completedOperations(all: readonly Operation[]): Operation[] {
  const needed = new Set(all.filter(isPending).map(({ after }) => after));
  return all.filter(({ key, sentAt }) => sentAt !== null && !needed.has(key));
}

type Link = Pick<Operation, 'key' | 'after'>;

/** The key, and the keys of all operations that depend on it. @param all in the order of their creation */
export function withDependents(key: string, all: readonly Link[]): ReadonlySet<string> {
  const keys = new Set([key]);
  for (const each of all) if (each.after !== null && keys.has(each.after)) keys.add(each.key);
  return keys;
}

/** The dependents of `from` depend on `to` instead. */
export function relink<Row extends Link>(
  all: readonly Row[],
  from: string,
  to: string | null,
): Row[] {
  return all.map((each) => (each.after === from ? { ...each, after: to } : each));
}

/** The last operation on the same entry that satisfies `isWanted`. */
export function lastOperationOfEntry(
  id: number | null,
  all: readonly Operation[],
  isWanted: (operation: Operation) => boolean,
): string | null {
  const last = all.findLast(
    (each) => id !== null && (each.id === id || each.outcome?.id === id) && isWanted(each),
  );
  return last?.key ?? null;
}
