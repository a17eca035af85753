export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** @returns the code of Node's and PostgreSQL's errors; empty for others */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
