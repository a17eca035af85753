/** @throws Error if there is no value */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`Expected a value, not ${value}`);
  return value;
}
