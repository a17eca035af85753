/** @returns the extended part in the upper bits; 0 for errors that are not SQLite's */
export function extendedResultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}

export function resultCode(error: unknown): number {
  return extendedResultCode(error) & 0xff;
}
