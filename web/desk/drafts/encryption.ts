// Drafts are encrypted on the device, with a key that never leaves the browser and that no script can read.
// docs/decisions/0026-drafts-on-the-device.md says what this protects against, and what not.
import { transact } from './indexed-db.ts';

export type Encrypted = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer } | { text: string };

let cachedKey: Promise<CryptoKey> | null = null;

/** Only where the page came over https, or from this machine. */
export function canEncrypt(): boolean {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  return subtle !== undefined;
}

/** @param context where it belongs; it cannot be opened anywhere else */
export async function encrypt(text: string, context: string): Promise<Encrypted> {
  if (!canEncrypt()) return { text };
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(context) };
  const bytes = await crypto.subtle.encrypt(
    algorithm,
    await deviceKey(),
    new TextEncoder().encode(text),
  );
  return { iv, bytes };
}

export async function decrypt(encrypted: Encrypted, context: string): Promise<string> {
  if ('text' in encrypted) return encrypted.text;
  const { iv, bytes } = encrypted;
  const algorithm = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(context) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, await deviceKey(), bytes));
}

/** Asked for once: a page that is being closed has no time to ask. */
function deviceKey(): Promise<CryptoKey> {
  cachedKey ??= loadOrCreateKey().catch((error) => {
    cachedKey = null;
    throw error;
  });
  return cachedKey;
}

/** Two tabs may make one at the same moment: the one that is stored counts. */
async function loadOrCreateKey(): Promise<CryptoKey> {
  const stored = await readOrStoreKey(null);
  if (stored) return stored;
  const newKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return (await readOrStoreKey(newKey)) ?? newKey;
}

/** @param newKey is stored where there is none yet */
async function readOrStoreKey(newKey: CryptoKey | null): Promise<CryptoKey | undefined> {
  return transact<CryptoKey>('keys', newKey ? 'readwrite' : 'readonly', (store, setResult) => {
    const request = store.get('unfinished');
    request.onsuccess = () => {
      if (request.result instanceof CryptoKey) return setResult(request.result);
      if (!newKey) return;
      store.put(newKey, 'unfinished');
      setResult(newKey);
    };
  });
}
