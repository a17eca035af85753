import { useEffect, useRef, useState } from 'react';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { uploadImage } from '../../api/upload.ts';
import { uuid } from '../../api/uuid.ts';
import { failedState, formatState, initialState } from '../../images/upload/uploading.ts';
import { useEditor } from '../fields/editor-context.ts';

/** One picture at a time. @param onUploaded with the name that the server gave it */
export function useUpload(onUploaded: (name: string) => void) {
  const t = useMessages();
  const { reloadImages } = useEditor();
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<LocalizedText | null>(null);
  const [closed] = useState(() => new AbortController());
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // A strict double mount keeps the upload.
      setTimeout(() => {
        if (!isOpen.current) closed.abort();
      });
    };
  }, [closed]);

  function fail(error: unknown) {
    const { failure: reason, detail } = failedState(error);
    setFailure(() => (m: typeof t) => [reason(m), detail?.(m)].filter(Boolean).join(' '));
  }

  async function start(file: File) {
    const state = initialState(file);
    if (state.at === 'failed') return setFailure(() => state.failure);
    setFailure(null);
    setPercent(0);
    try {
      const { signal } = closed;
      const options = { file, key: uuid(), replaces: undefined, signal, onProgress: setPercent };
      const { data } = await uploadImage(options);
      await reloadImages();
      onUploaded(data.name);
    } catch (error) {
      if (!closed.signal.aborted) fail(error);
    } finally {
      setPercent(null);
    }
  }

  return {
    start: (file: File) => void start(file),
    failure,
    progress: percent === null ? null : formatState(t, { at: 'sending', percent }),
  };
}
