import type { PaymentMode, TaxSection } from './donation.ts';

/** Paise: section 80G(5D) of the Income-tax Act, 1961. */
const CASH_LIMIT = 200_000;

/** @returns why a gift under 80G cannot be deducted; the trust may accept it all the same */
export function deductionObstacle({
  section,
  mode,
  amount_paise,
}: {
  section?: TaxSection | '' | undefined;
  mode?: PaymentMode | '' | undefined;
  amount_paise?: number | null | undefined;
}): 'cash' | 'kind' | undefined {
  if (section !== '80g') return undefined;
  if (mode === 'kind') return 'kind';
  return mode === 'cash' && Number(amount_paise) > CASH_LIMIT ? 'cash' : undefined;
}
