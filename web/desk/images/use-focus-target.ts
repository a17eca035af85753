// Focuses the first existing picture of those that a link names.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusPreview } from './preview/focus-preview.ts';

interface FocusTarget {
  names: readonly string[];
}

export function focusTargetState(names: readonly string[]): { state: FocusTarget } {
  return { state: { names } };
}

export function useFocusTarget(): void {
  const state: unknown = useLocation().state;
  useEffect(() => {
    if (isFocusTarget(state)) focusPreview(state.names);
  }, [state]);
}

function isFocusTarget(state: unknown): state is FocusTarget {
  return (
    typeof state === 'object' && state !== null && 'names' in state && Array.isArray(state.names)
  );
}
