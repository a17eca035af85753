import type { Image, RemovedImage } from '#domain/images/image-schema.ts';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';

export interface ImageLists {
  images: Loaded<{ data: Image[] }>;
  removed: Loaded<{ data: RemovedImage[] }>;
  /** The time of loading, for relative dates. */
  now: Date;
}

export async function loadImages({ signal }: Request): Promise<ImageLists> {
  const [images, removed] = await Promise.all([
    load(call('listImages', { signal })),
    load(call('listRemovedImages', { signal })),
  ]);
  return { images, removed, now: new Date() };
}
