// Drafts are encrypted on the device, with a key that never leaves the browser and that no script can read.
// docs/decisions/0026-drafts-on-the-device.md says what this protects against, and what not.
import { transact } from './indexed-db.ts';

export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer } | { text: string };

let known: Promise<CryptoKey> | null = null;

/** Only where the page came over https, or from this machine. */
export function canSeal(): boolean {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  return subtle !== undefined;
}

/** @param bound where it belongs; it cannot be opened anywhere else */
export async function seal(text: string, bound: string): Promise<Sealed> {
  if (!canSeal()) return { text };
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(bound) };
  const bytes = await crypto.subtle.encrypt(how, await ownKey(), new TextEncoder().encode(text));
  return { iv, bytes };
}

export async function unseal(sealed: Sealed, bound: string): Promise<string> {
  if ('text' in sealed) return sealed.text;
  const { iv, bytes } = sealed;
  const how = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(bound) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(how, await ownKey(), bytes));
}

/** Asked for once: a page that is being closed has no time to ask. */
function ownKey(): Promise<CryptoKey> {
  known ??= storedOrNewKey().catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

/** Two tabs may make one at the same moment: the one that is stored counts. */
async function storedOrNewKey(): Promise<CryptoKey> {
  const stored = await keyInStore(null);
  if (stored) return stored;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return (await keyInStore(fresh)) ?? fresh;
}

/** @param fresh is stored where there is none yet */
async function keyInStore(fresh: CryptoKey | null): Promise<CryptoKey | undefined> {
  return transact<CryptoKey>('keys', fresh ? 'readwrite' : 'readonly', (store, answer) => {
    const request = store.get('unfinished');
    request.onsuccess = () => {
      if (request.result instanceof CryptoKey) return answer(request.result);
      if (!fresh) return;
      store.put(fresh, 'unfinished');
      answer(fresh);
    };
  });
}
