// Errors are shown in the order of the rules.
import { fillMessage, RULE_MESSAGES, type RuleCode, type RuleParams } from './rule-messages.ts';

export interface FieldError {
  field: string;
  rule: RuleCode;
  params?: RuleParams;
  /** English; screens translate it by the rule's code. */
  message: string;
}

export interface Rule<Input, Context> {
  field: string;
  rule: RuleCode;
  params?: RuleParams;
  passes: (input: Input, context: Context) => boolean;
}

export function fieldError(field: string, rule: RuleCode, params?: RuleParams): FieldError {
  const message = fillMessage(RULE_MESSAGES[rule], params);
  return { field, rule, ...(params && { params }), message };
}

export function check<Input, Context>(
  rules: readonly Rule<Input, Context>[],
  input: Input,
  context: Context,
): FieldError[] {
  return rules
    .filter(({ passes }) => !passes(input, context))
    .map(({ field, rule, params }) => fieldError(field, rule, params));
}
