import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/images.ts';
import { useAddress } from './address.ts';
import { deskMeta } from './desk-meta.ts';
import { requireAdmin } from './guard.ts';
import { ImageList } from './images/image-list.tsx';
import { imageQueryOf } from './images/image-query.ts';
import { ImagesHead } from './images/images-head.tsx';
import { loadImages } from './images/load-images.ts';
import { Trash } from './images/trash.tsx';
import { TrashHead } from './images/trash-head.tsx';
import { UploadDesk } from './images/upload-desk.tsx';
import { RetryBanner } from './retry-banner.tsx';
import { IMAGES_NOT_LOADED } from './sentences.ts';

export const meta = () => deskMeta('Image Manager');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return loadImages(request);
}

/** Search and order are the screen's own work: only another view is read anew. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const [from, to] = [change.currentUrl, change.nextUrl].map(
    ({ searchParams }) => imageQueryOf(searchParams).view,
  );
  const isOnlyArranged = from === to && change.currentUrl.search !== change.nextUrl.search;
  return change.defaultShouldRevalidate && !isOnlyArranged;
}

export default function Images({ loaderData }: Route.ComponentProps) {
  const { images, removed, now } = loaderData;
  const query = imageQueryOf(useAddress().parameters);
  const isTrash = query.view === 'trash';
  const { problem } = isTrash ? removed : images;
  return (
    <UploadDesk head={isTrash ? <TrashHead /> : <ImagesHead inTrash={removed.data?.data.length} />}>
      {problem ? <RetryBanner title={IMAGES_NOT_LOADED} /> : null}
      {!isTrash && images.data ? (
        <ImageList images={images.data.data} query={query} now={now} />
      ) : null}
      {isTrash && removed.data ? (
        <Trash rows={removed.data.data} images={images.data?.data ?? []} now={now} />
      ) : null}
    </UploadDesk>
  );
}
