import type { Vault } from '../vault/vault.ts';

/** Identity numbers have so few possible values that a plain hash could be guessed. */
export function keyedDigest(vault: Vault, sent: object, purpose: string): string {
  const sorted = Object.entries(sent).sort(([a], [b]) => (a < b ? -1 : 1));
  return vault.index(JSON.stringify(sorted), purpose);
}
