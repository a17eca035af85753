// What a store keeps to be recognised by its keys: a sentence, sealed and indexed with them.
import type { Vault } from './vault.ts';

const CHECK_PLACE = 'store_facts|key_check';
const CHECK_TEXT = 'This store and these keys belong together.';

export function belongsTo(opened: Vault, check: string): boolean {
  try {
    const { index } = JSON.parse(opened.open(check, CHECK_PLACE));
    return index === indexedCheck(opened);
  } catch {
    return false;
  }
}

export function sealedCheck(opened: Vault): string {
  return opened.seal(
    JSON.stringify({ text: CHECK_TEXT, index: indexedCheck(opened) }),
    CHECK_PLACE,
  );
}

const indexedCheck = (opened: Vault): string => opened.index(CHECK_TEXT, 'key_check');
