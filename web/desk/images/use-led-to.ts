// Who is led to pictures goes on at the first of them that hangs, once it is drawn.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusPreview } from './preview/focus-preview.ts';

interface LedTo {
  names: readonly string[];
}

/** What the way there carries along. */
export function ledTo(names: readonly string[]): { state: LedTo } {
  return { state: { names } };
}

export function useLedTo(): void {
  const state: unknown = useLocation().state;
  useEffect(() => {
    if (isLedTo(state)) focusPreview(state.names);
  }, [state]);
}

function isLedTo(state: unknown): state is LedTo {
  return (
    typeof state === 'object' && state !== null && 'names' in state && Array.isArray(state.names)
  );
}
