import { useSyncExternalStore } from 'react';
import { PASSWORD_MIN_LENGTH } from '#domain/volunteers/volunteer.ts';
import { currentSyncState, watchSyncState } from '../outbox/sync-state.ts';

/** The operator may have raised it: the server says so with the state that the desk reads anyway. */
export function usePasswordMinLength(): number {
  return useSyncExternalStore(watchSyncState, minLength, () => PASSWORD_MIN_LENGTH);
}

/** A state that an earlier release has stored on the device does not say. */
const minLength = (): number => currentSyncState()?.password_min_length ?? PASSWORD_MIN_LENGTH;
