// Drafts are encrypted with a key that scripts cannot export. docs/decisions/0026-drafts-on-the-device.md
// says what this protects against.
import { transact } from './indexed-db.ts';

export type Encrypted = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer } | { text: string };

let cachedKey: Promise<CryptoKey> | null = null;

/** Web Crypto exists in secure contexts only: HTTPS or localhost. */
export function canEncrypt(): boolean {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  return subtle !== undefined;
}

/** @param context authenticated with the text: decryption needs the same one */
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

// Cached, because a closing page has no time to load it.
function deviceKey(): Promise<CryptoKey> {
  cachedKey ??= loadOrCreateKey().catch((error) => {
    cachedKey = null;
    throw error;
  });
  return cachedKey;
}

// Two tabs may create a key at the same time: the stored one counts.
async function loadOrCreateKey(): Promise<CryptoKey> {
  const stored = await readOrStoreKey(null);
  if (stored) return stored;
  const newKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return (await readOrStoreKey(newKey)) ?? newKey;
}

/** @param newKey stored if there is none yet */
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
