// The page size that was last chosen for a list on this device.
import { readSetting, saveSetting } from './device-settings.ts';

export type PagedList = 'surveys' | 'volunteers';

const chosen = new Map<PagedList, number>();

export async function readPageSize(list: PagedList): Promise<number | undefined> {
  const size = chosen.get(list) ?? (await readSetting(keyOf(list)));
  return typeof size === 'number' ? size : undefined;
}

export function savePageSize(list: PagedList, size: number): void {
  chosen.set(list, size);
  void saveSetting(keyOf(list), size);
}

function keyOf(list: PagedList): string {
  return `page size of ${list}`;
}
