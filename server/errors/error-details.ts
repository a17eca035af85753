export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Of Node's and PostgreSQL's errors; others have none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
