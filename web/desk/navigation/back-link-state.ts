// A record opened from a list leads back to that list as it was: page, filter and search.
import { useLocation } from 'react-router';

interface CameFrom {
  from: string;
}

/** What a link into a record carries along. */
export function useHere(): CameFrom {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

export function useCameFrom(otherwise: string): CameFrom {
  const state: unknown = useLocation().state;
  return isCameFrom(state) ? state : { from: otherwise };
}

function isCameFrom(state: unknown): state is CameFrom {
  return (
    typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    typeof state.from === 'string' &&
    state.from.startsWith('/volunteer/')
  );
}
