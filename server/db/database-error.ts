import { OperatorError } from '../startup/operator-error.ts';

/** @throws StartRefused with the reason, for who starts or runs a command */
export function throwDatabaseError(error: unknown): never {
  if (error instanceof OperatorError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new OperatorError(`The database cannot be used: ${explain(reason)}`, { cause: error });
}

/** A pooler that keeps connections for others takes no limits along with one. */
function explain(reason: string): string {
  if (!reason.includes('unsupported startup parameter')) return reason;
  return `what stands in front of it takes no limits (${reason}). If that is PgBouncer, put "ignore_startup_parameters = statement_timeout" into its configuration; docs/scaling.md has the rest.`;
}
