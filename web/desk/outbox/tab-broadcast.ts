// Tells the other tabs of this browser what has changed in the outbox.
import { reloadOutbox } from './read-outbox.ts';

/** Another tab that is sending broadcasts each entry. */
const OTHER_TAB_MS = 300;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox');

/** @param onAdded called when another tab has added an operation */
export function listenToBroadcasts(onAdded: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data === 'added') return void reloadOutbox().then(onAdded);
    timer ??= setTimeout(() => {
      timer = undefined;
      void reloadOutbox();
    }, OTHER_TAB_MS);
  };
  channel?.addEventListener('message', listen);
  return () => {
    clearTimeout(timer);
    channel?.removeEventListener('message', listen);
  };
}

/** @param change "added" makes the tab that sends begin */
export function broadcastChange(change: 'added' | 'changed'): void {
  channel?.postMessage(change);
}
