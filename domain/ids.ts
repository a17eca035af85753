export const MAX_ID = 2 ** 31 - 1;

export const UUID_LENGTH = 36;

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isId(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= MAX_ID;
}
