// A list's state is in its address, so that Back, reloads and shared links restore it.
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useCarriedBackLink } from './back-link-state.ts';
import { type Changes, withParameters } from './list-parameters.ts';

/** Every change of the list goes back to its first page. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const carried = useCarriedBackLink();
  const pending = useNavigation().location;
  // A list that is still loading has the choice made before.
  const latest = pending?.pathname === pathname ? new URLSearchParams(pending.search) : parameters;
  function change(changes: Changes, { replace = false, toTop = false } = {}) {
    setParameters(withParameters(latest, { page: undefined, ...changes }), {
      replace,
      preventScrollReset: !toTop,
      state: carried,
    });
  }
  return { parameters, change };
}
