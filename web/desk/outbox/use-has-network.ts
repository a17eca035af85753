import { useOnline } from '../offline/use-online.ts';
import { useOutbox } from './outbox-state.ts';

/** A phone with one bar says that it is online: what the last request met counts, too. */
export function useHasNetwork(): boolean {
  const { blocked } = useOutbox();
  return useOnline() && blocked?.kind !== 'offline';
}
