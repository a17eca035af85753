import type { Client } from '../app/api/client.ts';

/** The names of the pictures, or of those in the trash. */
export async function listedImages(
  { call }: Client,
  list: 'listImages' | 'listRemovedImages' = 'listImages',
): Promise<string[]> {
  return (await call(list)).body.data.map(({ name }) => name);
}
