import { errorMessageOf } from '../../errors/error-details.ts';
import { OperatorError } from '../../errors/operator-error.ts';

/** @throws OperatorError always */
export function throwDatabaseError(error: unknown): never {
  if (error instanceof OperatorError) throw error;
  throw new OperatorError(`The database cannot be used: ${explain(errorMessageOf(error))}`, {
    cause: error,
  });
}

/** PgBouncer rejects statement_timeout in the startup packet unless configured. */
function explain(reason: string): string {
  if (!reason.includes('unsupported startup parameter')) return reason;
  return `what stands in front of it takes no limits (${reason}). If that is PgBouncer, put "ignore_startup_parameters = statement_timeout" into its configuration; docs/scaling.md has the rest.`;
}
