import { useEffect, useRef, useState } from 'react';
import type { LocalizedText } from '../../../messages/messages.ts';
import { currentMessages, useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import type { TransferOptions } from '../../api/upload.ts';
import { formatState, type UploadState } from '../../images/upload/uploading.ts';

interface SingleUploadOptions extends TransferOptions {
  onResize: () => void;
}

interface SingleUpload {
  /** @returns the name that the server gave the file; rejects with a Problem */
  upload: (options: SingleUploadOptions) => Promise<string>;
  onUploaded: (name: string) => void;
  describeFailure: (error: unknown) => LocalizedText;
}

/** One file at a time. An upload under way is aborted when the component goes away. */
export function useSingleUpload({ upload, onUploaded, describeFailure }: SingleUpload) {
  const t = useMessages();
  const showToast = useToast();
  const [state, setState] = useState<UploadState | null>(null);
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

  async function start(file: File) {
    setFailure(null);
    const onProgress = (percent: number) => setState({ kind: 'sending', percent });
    const onResize = () => setState({ kind: 'resizing' });
    onProgress(0);
    try {
      onUploaded(await upload({ file, signal: closed.signal, onProgress, onResize }));
    } catch (error) {
      const text = describeFailure(error);
      if (closed.signal.aborted) {
        showToast({ text: currentMessages().website.uploadStopped(bidiIsolate(file.name)) });
      } else setFailure(() => text);
    } finally {
      setState(null);
    }
  }

  return {
    start: (file: File) => void start(file),
    failure,
    progress: state && formatState(t, state),
  };
}
