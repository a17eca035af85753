import { timingSafeEqual } from 'node:crypto';
import type { Vault } from './vault.ts';

interface Indexed {
  value: string;
  kind: string;
}

/** Compares in constant time. */
export function matchesIndex(vault: Vault, sent: string, { value, kind }: Indexed): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(vault.index(value, kind))];
  return one.length === other.length && timingSafeEqual(one, other);
}
