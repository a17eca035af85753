import { parseNumber } from '#domain/text/text.ts';
import { formatNumber } from '../../messages/plural.ts';

/** `8500` as `8,500`; text that is not a number stays, for the rules to refuse. */
export function groupRupees(text: string): string {
  const amount = parseNumber(text);
  return amount === null || Number.isNaN(amount) ? text : formatNumber(amount);
}
