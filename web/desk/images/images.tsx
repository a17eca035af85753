import { useEffect, useRef } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { FileList } from '../files/file-list.tsx';
import { loadFiles } from '../files/load-files.ts';
import { deskMeta } from '../layout/page-meta.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { focusScreen } from '../navigation/focus-screen.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { requireAdmin } from '../session/guard.ts';
import type { Route } from './+types/images.ts';
import { ImagesHead } from './images-head.tsx';
import { ImageList } from './list/image-list.tsx';
import { type ImageQuery, type ImageView, imageQueryOf } from './list/image-query.ts';
import { type ImageLists, loadImages } from './load-images.ts';
import { Trash } from './trash/trash.tsx';
import { TrashHead } from './trash/trash-head.tsx';
import { UploadArea } from './upload/upload-area.tsx';

export const meta = deskMeta;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return viewOf(new URL(request.url)) === 'files' ? loadFiles(request) : loadImages(request);
}

const viewOf = ({ searchParams }: URL): ImageView => imageQueryOf(searchParams).view;

/** Search and order are applied in the browser: only another view needs new data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const [from, to] = [change.currentUrl, change.nextUrl].map(viewOf);
  const isOnlyArranged = from === to && change.currentUrl.search !== change.nextUrl.search;
  return change.defaultShouldRevalidate && !isOnlyArranged;
}

export default function Images({ loaderData }: Route.ComponentProps) {
  const query = imageQueryOf(useListAddress().parameters);
  useFocusOnOtherScreen(query.view);
  // The PDFs share the route, because every public page lists the desk's routes.
  if ('files' in loaderData) return <FileList {...loaderData} />;
  return <Pictures {...loaderData} query={query} />;
}

function Pictures({ images, removed, now, query }: ImageLists & { query: ImageQuery }) {
  const t = useMessages();
  const isTrash = query.view === 'trash';
  const { problem } = isTrash ? removed : images;
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

/** The views are one component with several addresses: the pressed link disappears. */
function useFocusOnOtherScreen(view: ImageView): void {
  const shown = useRef(view);
  useEffect(() => {
    // Unless something of the new screen has taken the focus.
    if (shown.current !== view && document.activeElement === document.body) focusScreen();
    shown.current = view;
  }, [view]);
}
