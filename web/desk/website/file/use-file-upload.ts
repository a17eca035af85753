import { useEffect, useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '#domain/files/files.ts';
import { problem } from '#domain/problems.ts';
import { imageFailure } from '../../../messages/errors.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { uploadFile } from '../../api/upload.ts';
import { formatState } from '../../images/upload/uploading.ts';
import { useEditor } from '../fields/editor-context.ts';

/** One PDF at a time. @param onUploaded with the name that the server gave it */
export function useFileUpload(onUploaded: (name: string) => void) {
  const t = useMessages();
  const { reloadFiles } = useEditor();
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
    const say = imageFailure('uploadFile')(error);
    setFailure(() => say);
  }

  async function start(file: File) {
    if (file.size > MAX_FILE_BYTES) return fail(problem('fileTooLarge'));
    setFailure(null);
    setPercent(0);
    try {
      const { data } = await uploadFile({ file, signal: closed.signal, onProgress: setPercent });
      await reloadFiles();
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
