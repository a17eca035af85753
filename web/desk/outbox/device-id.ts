import { readFrom, transact } from '../device/indexed-db.ts';
import { uuid } from '../device/uuid.ts';

const KEY = 'device';

let id: Promise<string> | undefined;

/** Random, and stored on the device. */
export function deviceId(): Promise<string> {
  id ??= readOrCreate();
  return id;
}

async function readOrCreate(): Promise<string> {
  const stored = await readFrom<string>('keys', (store) => store.get(KEY)).catch(() => undefined);
  if (stored) return stored;
  const created = uuid();
  await transact('keys', 'readwrite', (store) => void store.put(created, KEY)).catch(() => {});
  return created;
}
