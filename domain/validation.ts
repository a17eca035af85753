// Ordered rules: each has the field that it belongs to and the spec's sentence. The order of a list
// is the order in which the sentences are said.

export interface FieldError {
  field: string;
  message: string;
}

export interface Rule<Draft, Context> {
  field: string;
  message: string;
  passes: (draft: Draft, context: Context) => boolean;
}

/** Every broken rule, in the order of the list. Empty when all hold. */
export function check<Draft, Context>(
  rules: readonly Rule<Draft, Context>[],
  draft: Draft,
  context: Context,
): FieldError[] {
  return rules
    .filter((rule) => !rule.passes(draft, context))
    .map(({ field, message }) => ({ field, message }));
}
