// Space that is freed when the device is full, so that the last entry still fits. It is in the store of keys.
import { transact } from '../../device/indexed-db.ts';

const RESERVED_SPACE_KEY = 'ballast';
const RESERVED_SPACE_BYTES = 256 * 1024;

export async function reserveSpace(): Promise<void> {
  await transact('keys', 'readwrite', (store) => {
    const request = store.get(RESERVED_SPACE_KEY);
    request.onsuccess = () => {
      if (request.result === undefined)
        store.put(new Uint8Array(RESERVED_SPACE_BYTES), RESERVED_SPACE_KEY);
    };
  }).catch(() => {});
}

/** A write that a full device refuses is tried once more, in the room that was reserved for it. */
export async function withReservedSpace<Result>(write: () => Promise<Result>): Promise<Result> {
  return write().catch(async (error) => {
    await transact('keys', 'readwrite', (store) => void store.delete(RESERVED_SPACE_KEY)).catch(
      () => {},
    );
    return write().catch(() => {
      throw error;
    });
  });
}
