// The queue of pictures on their way to the server: one after another, so that a thin line is not torn.

import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { isolated } from '../../../ui/isolated.ts';
import { upload } from '../../api/upload.ts';
import { newKey } from '../../api/uuid.ts';
import { imageGone, isNotFound } from '../../messages/messages.ts';
import { IMAGES } from '../../session/guard.ts';
import { useRestore } from '../trash/use-restore.ts';
import { ledTo } from '../use-led-to.ts';
import { failed, isUnderWay, startOf, type Uploading, type UploadState } from './uploading.ts';

export interface Uploads {
  list: readonly Uploading[];
  /** @param replaces the name of the picture in whose place they come */
  begin: (files: readonly File[], replaces?: string) => void;
  retry: (id: number) => void;
  /** Calls it off, or takes away what is said about it. */
  drop: (id: number) => void;
}

export function useUploads(): Uploads {
  const [list, setList] = useState<readonly Uploading[]>([]);
  // Beside the state, because the queue goes on between two renders.
  const listed = useRef(list);
  const calls = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { putBack } = useRestore();
  const say = useToast();

  // Who leaves the screen has been asked.
  useEffect(() => {
    const open = calls.current;
    return () => {
      for (const call of open.values()) call.abort();
    };
  }, []);

  function show(next: readonly Uploading[]) {
    listed.current = next;
    setList(next);
  }

  function mark(id: number, state: UploadState) {
    show(listed.current.map((one) => (one.id === id ? { ...one, state } : one)));
  }

  function leaveOut(id: number) {
    show(listed.current.filter((one) => one.id !== id));
  }

  function enqueue(one: Uploading) {
    if (!isUnderWay(one)) return;
    const call = new AbortController();
    calls.current.set(one.id, call);
    queue.current = queue.current.then(() => send(one, call.signal));
  }

  async function send({ id, file, key, replaces }: Uploading, signal: AbortSignal) {
    if (signal.aborted) return;
    try {
      mark(id, { at: 'sending', percent: 0 });
      const onProgress = (percent: number) => mark(id, { at: 'sending', percent });
      const reply = await upload({ file, key, replaces, signal, onProgress });
      if (reply.removed) sayReplaced(id, reply.removed);
      else mark(id, { at: 'done', name: reply.data.name });
    } catch (error) {
      if (signal.aborted) return;
      if (replaces !== undefined && isNotFound(error)) {
        leaveOut(id);
        say({ text: imageGone(replaces) });
      } else mark(id, failed(error));
    } finally {
      calls.current.delete(id);
    }
    sayWhenDone();
    void revalidate();
  }

  function sayReplaced(id: number, removed: NonNullable<ReplyOf<'uploadImage'>['removed']>) {
    leaveOut(id);
    say({
      text: `${isolated(removed.name)} is replaced`,
      act: { label: 'Undo', onPress: () => void putBack(removed) },
    });
  }

  /** What has arrived keeps its line until the last one has, and is then told once. */
  function sayWhenDone() {
    if (listed.current.some(isUnderWay)) return;
    const done = listed.current.flatMap(({ state }) => (state.at === 'done' ? [state.name] : []));
    const [name] = done;
    if (name === undefined) return;
    show(listed.current.filter(({ state }) => state.at !== 'done'));
    say({
      text: `${done.length === 1 ? `${name} is` : `${done.length} pictures are`} uploaded`,
      act: { label: 'Show', onPress: () => void lead(done) },
    });
  }

  /** To the one alone; to several where the newest are first. */
  async function lead(names: readonly string[]) {
    const [name = ''] = names;
    const wanted =
      names.length === 1 ? { search: name } : { sort: 'date', direction: 'descending' };
    // Loaded before, so that there is something to focus.
    await revalidate();
    await navigate(`${IMAGES}?${new URLSearchParams(wanted)}`, ledTo(names.toReversed()));
  }

  function begin(files: readonly File[], replaces?: string) {
    const added = files.map((file) => {
      count.current += 1;
      return { id: count.current, file, key: newKey(), replaces, state: startOf(file) };
    });
    show([...listed.current, ...added]);
    added.forEach(enqueue);
  }

  function retry(id: number) {
    mark(id, { at: 'waiting' });
    const one = listed.current.find((upload) => upload.id === id);
    if (one) enqueue(one);
  }

  function drop(id: number) {
    calls.current.get(id)?.abort();
    calls.current.delete(id);
    leaveOut(id);
    sayWhenDone();
    // It may have arrived in that moment.
    void revalidate();
  }

  return { list, begin, retry, drop };
}
