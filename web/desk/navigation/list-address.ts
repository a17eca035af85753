// What a list shows stands in its address, so that Back, a reload and a shared link show it again.
import { useSearchParams } from 'react-router';

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

type Changes = Record<string, string | number | undefined>;

/** The address with some of its parameters changed; an undefined one is left out. */
export function withParameters(current: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

/** Changes the address. Whatever changes the list begins it at its first page again. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  function change(changes: Changes, { replace = false, toTop = false } = {}) {
    setParameters(withParameters(parameters, { page: undefined, ...changes }), {
      replace,
      preventScrollReset: !toTop,
    });
  }
  return { parameters, change };
}
