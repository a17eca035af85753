// Ordered rules with the spec's sentences. A list's order is the order in which errors are shown.

export interface FieldError {
  field: string;
  message: string;
}

export interface Rule<Draft, Context> {
  field: string;
  message: string;
  passes: (draft: Draft, context: Context) => boolean;
}

export function check<Draft, Context>(
  rules: readonly Rule<Draft, Context>[],
  draft: Draft,
  context: Context,
): FieldError[] {
  return rules
    .filter((rule) => !rule.passes(draft, context))
    .map(({ field, message }) => ({ field, message }));
}
