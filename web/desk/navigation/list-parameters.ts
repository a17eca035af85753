// The parameters of a list's address. What is unknown there is ignored.

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
