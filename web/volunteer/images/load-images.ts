import type { Image, RemovedImage } from '#domain/image-shape.ts';
import { call } from '../call.ts';
import { type Loaded, load } from '../load.ts';

export interface ImageLists {
  images: Loaded<{ data: Image[] }>;
  removed: Loaded<{ data: RemovedImage[] }>;
  /** When they were loaded: what Today means. */
  now: Date;
}

export async function loadImages({ signal }: Request): Promise<ImageLists> {
  const [images, removed] = await Promise.all([
    load(call('listImages', { signal })),
    load(call('listRemovedImages', { signal })),
  ]);
  return { images, removed, now: new Date() };
}
