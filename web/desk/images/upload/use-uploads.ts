// The upload queue: one picture at a time, to suit slow connections. While one is sent the next are prepared,
// also one at a time, up to the first that is made smaller: a phone has no memory for more.

import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isNotFound } from '../../../messages/errors.ts';
import { uploadImage } from '../../api/upload.ts';
import { uuid } from '../../device/uuid.ts';
import { preparePicture } from '../resize/prepare-picture.ts';
import type { PreparedPicture } from '../resize/resize-picture.ts';
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
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  const sending = useRef(Promise.resolve());
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
    const before = sending.current;
    const prepared = preparing.current.then(() => prepare(one, controller.signal));
    preparing.current = prepared.then((picture) => (picture?.note ? before : undefined));
    sending.current = before.then(async () => send(one, await prepared, controller.signal));
  }

  /** @returns null if there is nothing to send */
  async function prepare(one: Uploading, signal: AbortSignal): Promise<PreparedPicture | null> {
    if (signal.aborted) return null;
    const { id, file } = one;
    if (one.prepared) return { file: one.prepared, note: one.note };
    try {
      const onResize = () => uploads.setState(id, { kind: 'resizing' });
      const prepared = await preparePicture(file, { signal, onResize });
      uploads.setPrepared(id, prepared);
      return prepared;
    } catch (error) {
      if (signal.aborted) return null;
      controllers.current.delete(id);
      uploads.setState(id, failedState(error));
      announceWhenDone();
      return null;
    }
  }

  async function send(
    { id, key, replaces }: Uploading,
    prepared: PreparedPicture | null,
    signal: AbortSignal,
  ) {
    if (!prepared || signal.aborted) return;
    const { file, note } = prepared;
    try {
      const onProgress = (percent: number) => uploads.setState(id, { kind: 'sending', percent });
      onProgress(0);
      const reply = await uploadImage({ file, key, replaces, signal, onProgress });
      if (reply.removed) {
        uploads.remove(id);
        announceReplaced(reply.removed, note);
      } else uploads.setDone(id, reply.data.name);
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
    const done = uploads
      .read()
      .flatMap(({ state, note }) => (state.kind === 'done' ? [{ name: state.name, note }] : []));
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
      uploads.setState(id, { kind: 'waiting' });
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
