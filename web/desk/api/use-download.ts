import { useState } from 'react';
import type { FileEndpoint } from '#domain/contract.ts';
import { type CallFailure, failureMessage } from '../../messages/errors.ts';
import type { LocalizedText, Messages } from '../../messages/messages.ts';
import { currentMessages } from '../../messages/store.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { callFile, type RequestOptions } from './client.ts';
import { saveFile } from './save-file.ts';

type Export = Extract<FileEndpoint, CallFailure>;

export interface FileDownload<Options> {
  busy: boolean;
  failure: LocalizedText | null;
  start: (options: Options) => void;
}

/** Leaving the screen does not cancel it. */
export function useDownload<Name extends Export>(
  name: Name,
  saved: (t: Messages, file: string) => string,
): FileDownload<RequestOptions<Name>> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const showToast = useToast();

  async function download(options: RequestOptions<Name>) {
    setBusy(true);
    setFailure(null);
    try {
      const file = await callFile(name, options);
      saveFile(file);
      showToast({ text: saved(currentMessages(), file.name) });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  const message = failure === null ? null : failureMessage(name)(failure);
  return { busy, failure: message, start: (options) => void download(options) };
}
