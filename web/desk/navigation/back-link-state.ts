// The router state that leads from a record back to its list with page, filter and search.
import { useLocation } from 'react-router';

interface BackLinkState {
  from: string;
}

export function useLinkState(): BackLinkState {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

export function useBackLink(fallback: string): BackLinkState {
  const state: unknown = useLocation().state;
  return isBackLinkState(state) ? state : { from: fallback };
}

/** For a list that changes its own address. */
export function useCarriedBackLink(): BackLinkState | undefined {
  const state: unknown = useLocation().state;
  return isBackLinkState(state) ? state : undefined;
}

function isBackLinkState(state: unknown): state is BackLinkState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    typeof state.from === 'string' &&
    state.from.startsWith('/volunteer/')
  );
}
