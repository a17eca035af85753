// The upload queue: one picture at a time, to suit slow connections.

import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isNotFound } from '../../../messages/errors.ts';
import { uploadImage } from '../../api/upload.ts';
import { uuid } from '../../api/uuid.ts';
import { failedState, initialState, isInProgress, type Uploading } from './uploading.ts';
import { useUploadList } from './use-upload-list.ts';
import { useUploadToasts } from './use-upload-toasts.ts';

export interface Uploads {
  list: readonly Uploading[];
  /** @param replaces the name of the picture to replace */
  start: (files: readonly File[], replaces?: string) => void;
  retry: (id: number) => void;
  /** Aborts an upload or dismisses its message. */
  cancel: (id: number) => void;
}

export function useUploads(): Uploads {
  const uploads = useUploadList();
  const { announceUploaded, announceReplaced, announceGone } = useUploadToasts();
  const controllers = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  const { revalidate } = useRevalidator();

  // The leave guard has asked already.
  useEffect(() => {
    const open = controllers.current;
    return () => {
      for (const call of open.values()) call.abort();
    };
  }, []);

  function enqueue(one: Uploading) {
    if (!isInProgress(one)) return;
    const controller = new AbortController();
    controllers.current.set(one.id, controller);
    queue.current = queue.current.then(() => send(one, controller.signal));
  }

  async function send({ id, file, key, replaces }: Uploading, signal: AbortSignal) {
    if (signal.aborted) return;
    try {
      const onProgress = (percent: number) => uploads.setState(id, { at: 'sending', percent });
      onProgress(0);
      const reply = await uploadImage({ file, key, replaces, signal, onProgress });
      if (reply.removed) {
        uploads.remove(id);
        announceReplaced(reply.removed);
      } else uploads.setState(id, { at: 'done', name: reply.data.name });
    } catch (error) {
      if (signal.aborted) return;
      if (replaces !== undefined && isNotFound(error)) {
        uploads.remove(id);
        announceGone(replaces);
      } else uploads.setState(id, failedState(error));
    } finally {
      controllers.current.delete(id);
    }
    announceWhenDone();
    void revalidate();
  }

  /** Finished uploads stay listed until all are done, and are announced together. */
  function announceWhenDone() {
    if (uploads.read().some(isInProgress)) return;
    const done = uploads.read().flatMap(({ state }) => (state.at === 'done' ? [state.name] : []));
    if (done.length === 0) return;
    uploads.removeDone();
    announceUploaded(done);
  }

  return {
    list: uploads.list,
    start(files, replaces) {
      const added = files.map((file) => {
        count.current += 1;
        return { id: count.current, file, key: uuid(), replaces, state: initialState(file) };
      });
      uploads.add(added);
      added.forEach(enqueue);
    },
    retry(id) {
      uploads.setState(id, { at: 'waiting' });
      const one = uploads.read().find((upload) => upload.id === id);
      if (one) enqueue(one);
    },
    cancel(id) {
      controllers.current.get(id)?.abort();
      controllers.current.delete(id);
      uploads.remove(id);
      announceWhenDone();
      // The picture may have arrived just before the cancellation.
      void revalidate();
    },
  };
}
