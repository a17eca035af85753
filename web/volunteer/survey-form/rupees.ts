import { digitsOf } from '#domain/text.ts';

/** `8500` as `8,500`; what is no number stays as it was typed, for the rules to refuse. */
export function groupRupees(text: string): string {
  const amount = digitsOf(text).replaceAll(',', '');
  return amount === '' || Number.isNaN(Number(amount))
    ? text
    : Number(amount).toLocaleString('en-IN');
}
