// The upload queue: one picture at a time, to suit slow connections.

import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { imageGone, isNotFound } from '../../../messages/errors.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/isolated.ts';
import { upload } from '../../api/upload.ts';
import { uuid } from '../../api/uuid.ts';
import { IMAGES } from '../../session/guard.ts';
import { useRestoreImage } from '../trash/use-restore.ts';
import { focusTargetState } from '../use-focus-target.ts';
import {
  failedState,
  initialState,
  isInProgress,
  type Uploading,
  type UploadState,
} from './uploading.ts';

export interface Uploads {
  list: readonly Uploading[];
  /** @param replaces the name of the picture to replace */
  start: (files: readonly File[], replaces?: string) => void;
  retry: (id: number) => void;
  /** Aborts an upload or dismisses its message. */
  cancel: (id: number) => void;
}

export function useUploads(): Uploads {
  const [list, setList] = useState<readonly Uploading[]>([]);
  // A ref, because the queue runs on between two renders.
  const latestList = useRef(list);
  const controllers = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { restoreImage } = useRestoreImage();
  const showToast = useToast();

  // The leave guard has asked already.
  useEffect(() => {
    const open = controllers.current;
    return () => {
      for (const call of open.values()) call.abort();
    };
  }, []);

  function show(next: readonly Uploading[]) {
    latestList.current = next;
    setList(next);
  }

  function setState(id: number, state: UploadState) {
    show(latestList.current.map((one) => (one.id === id ? { ...one, state } : one)));
  }

  function removeLine(id: number) {
    show(latestList.current.filter((one) => one.id !== id));
  }

  function enqueue(one: Uploading) {
    if (!isInProgress(one)) return;
    const controller = new AbortController();
    controllers.current.set(one.id, controller);
    queue.current = queue.current.then(() => send(one, controller.signal));
  }

  async function send({ id, file, key, replaces }: Uploading, signal: AbortSignal) {
    if (signal.aborted) return;
    try {
      setState(id, { at: 'sending', percent: 0 });
      const onProgress = (percent: number) => setState(id, { at: 'sending', percent });
      const reply = await upload({ file, key, replaces, signal, onProgress });
      if (reply.removed) announceReplaced(id, reply.removed);
      else setState(id, { at: 'done', name: reply.data.name });
    } catch (error) {
      if (signal.aborted) return;
      if (replaces !== undefined && isNotFound(error)) {
        removeLine(id);
        showToast({ text: imageGone(replaces)(currentMessages()) });
      } else setState(id, failedState(error));
    } finally {
      controllers.current.delete(id);
    }
    announceWhenDone();
    void revalidate();
  }

  function announceReplaced(id: number, removed: NonNullable<ReplyOf<'uploadImage'>['removed']>) {
    removeLine(id);
    const t = currentMessages();
    showToast({
      text: t.imageUpload.replaced(bidiIsolate(removed.name)),
      action: { label: t.images.undo, onPress: () => void restoreImage(removed) },
    });
  }

  /** Finished uploads stay listed until all are done, and are announced together. */
  function announceWhenDone() {
    if (latestList.current.some(isInProgress)) return;
    const done = latestList.current.flatMap(({ state }) =>
      state.at === 'done' ? [state.name] : [],
    );
    const [name] = done;
    if (name === undefined) return;
    show(latestList.current.filter(({ state }) => state.at !== 'done'));
    const t = currentMessages();
    showToast({
      text:
        done.length === 1 ? t.imageUpload.uploaded(name) : t.imageUpload.uploadedMany(done.length),
      action: { label: t.imageUpload.show, onPress: () => void showUploaded(done) },
    });
  }

  /** Searches for a single picture; several are shown with the newest first. */
  async function showUploaded(names: readonly string[]) {
    const [name = ''] = names;
    const parameters =
      names.length === 1 ? { search: name } : { sort: 'date', direction: 'descending' };
    // The new rows must exist before one can be focused.
    await revalidate();
    await navigate(
      `${IMAGES}?${new URLSearchParams(parameters)}`,
      focusTargetState(names.toReversed()),
    );
  }

  function start(files: readonly File[], replaces?: string) {
    const added = files.map((file) => {
      count.current += 1;
      return { id: count.current, file, key: uuid(), replaces, state: initialState(file) };
    });
    show([...latestList.current, ...added]);
    added.forEach(enqueue);
  }

  function retry(id: number) {
    setState(id, { at: 'waiting' });
    const one = latestList.current.find((upload) => upload.id === id);
    if (one) enqueue(one);
  }

  function cancel(id: number) {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    removeLine(id);
    announceWhenDone();
    // The picture may have arrived just before the cancellation.
    void revalidate();
  }

  return { list, start, retry, cancel };
}
