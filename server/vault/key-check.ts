// A text encrypted and indexed with the database's keys shows which keys belong to it.
import type { Vault } from './vault.ts';

const CHECK_CONTEXT = 'metadata|key_check';
const CHECK_TEXT = 'This store and these keys belong together.';

export function belongsTo(vault: Vault, check: string): boolean {
  try {
    const { index } = JSON.parse(vault.decrypt(check, CHECK_CONTEXT));
    return index === indexedCheck(vault);
  } catch {
    return false;
  }
}

export function encryptedCheck(vault: Vault): string {
  return vault.encrypt(
    JSON.stringify({ text: CHECK_TEXT, index: indexedCheck(vault) }),
    CHECK_CONTEXT,
  );
}

const indexedCheck = (vault: Vault): string => vault.index(CHECK_TEXT, 'key_check');
