import type { Vault } from '../vault/vault.ts';

/**
 * Recognises a repeated body, whatever the order of its fields. The hash is keyed, because identity numbers have so few
 * possible values that a plain one could be guessed.
 */
export function keyedDigest(vault: Vault, sent: object, purpose: string): string {
  const sorted = Object.entries(sent).sort(([a], [b]) => (a < b ? -1 : 1));
  return vault.index(JSON.stringify(sorted), purpose);
}
