import { useEffect, useRef } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { deskMeta } from '../layout/page-meta.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { focusScreen } from '../navigation/focus-screen.ts';
import { useListAddress } from '../navigation/list-address.ts';
import { requireAdmin } from '../session/guard.ts';
import type { Route } from './+types/images.ts';
import { ImagesHead } from './images-head.tsx';
import { ImageList } from './list/image-list.tsx';
import { imageQueryOf } from './list/image-query.ts';
import { loadImages } from './load-images.ts';
import { Trash } from './trash/trash.tsx';
import { TrashHead } from './trash/trash-head.tsx';
import { UploadArea } from './upload/upload-area.tsx';

export const meta = deskMeta;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return loadImages(request);
}

/** Search and order are applied in the browser: only another view needs new data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const [from, to] = [change.currentUrl, change.nextUrl].map(
    ({ searchParams }) => imageQueryOf(searchParams).view,
  );
  const isOnlyArranged = from === to && change.currentUrl.search !== change.nextUrl.search;
  return change.defaultShouldRevalidate && !isOnlyArranged;
}

export default function Images({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { images, removed, now } = loaderData;
  const query = imageQueryOf(useListAddress().parameters);
  const isTrash = query.view === 'trash';
  const { problem } = isTrash ? removed : images;
  useFocusOnOtherScreen(isTrash);
  return (
    <UploadArea head={isTrash ? <TrashHead /> : <ImagesHead inTrash={removed.data?.data.length} />}>
      {problem ? <RetryBanner title={t.failures.loadImages} /> : null}
      {!isTrash && images.data ? (
        <ImageList images={images.data.data} query={query} now={now} />
      ) : null}
      {isTrash && removed.data ? (
        <Trash rows={removed.data.data} images={images.data?.data ?? []} now={now} />
      ) : null}
    </UploadArea>
  );
}

/** The images and their trash are one component with two addresses: the pressed link disappears. */
function useFocusOnOtherScreen(isTrash: boolean): void {
  const shown = useRef(isTrash);
  useEffect(() => {
    // Unless something of the new screen has taken the focus.
    if (shown.current !== isTrash && document.activeElement === document.body) focusScreen();
    shown.current = isTrash;
  }, [isTrash]);
}
