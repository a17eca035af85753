// A list's state is in its address, so that Back, reloads and shared links restore it.
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useCarriedBackLink } from './back-link-state.ts';

export function oneOf<Value extends string>(
  values: readonly Value[],
  sent: string | null,
): Value | undefined {
  return values.find((value) => value === sent);
}

export function pageSize(
  sizes: readonly number[],
  sent: string | null,
  defaultSize: number,
): number {
  return sizes.find((size) => String(size) === sent) ?? defaultSize;
}

export function pageNumber(sent: string | null): number {
  return /^[1-9]\d{0,8}$/.test(sent ?? '') ? Number(sent) : 1;
}

export type Changes = Record<string, string | number | undefined>;

/** Undefined parameters are removed. */
export function withParameters(current: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

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
