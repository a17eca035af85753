/** The largest id of the database. */
export const MAX_ID = 2 ** 31 - 1;

export function isId(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= MAX_ID;
}
