import type * as z from 'zod';
import { problem, validationError } from '#domain/problems.ts';
import { isRuleCode } from '#domain/rule-messages.ts';
import { type FieldError, fieldError } from '#domain/validation.ts';

/** Thousands of names of unknown fields would make the answer larger than the request. */
const MAX_NAMED_FIELDS = 10;

/** @throws Problem brokenRule, unreadable */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(sent);
  if (!error) return data;
  const [first] = error.issues;
  if (first?.path.length === 0 && isRuleCode(first.message)) {
    throw validationError([fieldError('', first.message)]);
  }
  const fieldErrors = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, MAX_NAMED_FIELDS)
        .map(truncate)
        .map((name) => fieldError(name, 'unknownField', { name }));
    }
    const field = issue.path[0];
    return field === undefined ? [] : [schemaError(String(field), issue)];
  });
  throw fieldErrors.length > 0 ? validationError(fieldErrors) : problem('unreadable');
}

/** Schemas name the rule instead of a sentence; zod's own sentences are no rules. */
function schemaError(field: string, issue: z.core.$ZodIssue): FieldError {
  if (!isRuleCode(issue.message))
    return { ...fieldError(field, 'invalid'), message: issue.message };
  const max = issue.code === 'too_big' ? Number(issue.maximum) : undefined;
  return fieldError(field, issue.message, max === undefined ? undefined : { max });
}

function truncate(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
