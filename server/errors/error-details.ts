export function errorMessageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Messages of PostgreSQL contain values, which may be personal data. */
export function isFromPostgres(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

/** @returns the code of Node's and PostgreSQL's errors; empty for others */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
