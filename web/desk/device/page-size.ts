// The page size that was last chosen for a list on this device.
import { readSetting, saveSetting } from './device-settings.ts';

type List = 'surveys' | 'volunteers';

const chosen = new Map<List, number>();

export async function readPageSize(list: List): Promise<number | undefined> {
  const size = chosen.get(list) ?? (await readSetting(keyOf(list)));
  return typeof size === 'number' ? size : undefined;
}

export function savePageSize(list: List, size: number): void {
  chosen.set(list, size);
  void saveSetting(keyOf(list), size);
}

function keyOf(list: List): string {
  return `page size of ${list}`;
}
