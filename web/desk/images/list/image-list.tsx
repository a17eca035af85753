import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Image } from '#domain/images/image-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import nothingFound from '../../../ui/lists/nothing-found.svg';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useListAddress } from '../../navigation/use-list-address.ts';
import { previewId } from '../preview/focus-preview.ts';
import { ImagePreview } from '../preview/image-preview.tsx';
import { chooseImageFile } from '../upload/choose-file.ts';
import { useStartUploads } from '../upload/upload-area.tsx';
import { useFocusTarget } from '../use-focus-target.ts';
import type { ImageQuery } from './image-query.ts';
import { ImageTable } from './image-table.tsx';
import { ImageTools } from './image-tools.tsx';
import noImages from './no-images.svg';
import { filterImages, sortImages } from './sort-and-filter.ts';
import { useTwoStepDelete } from './use-two-step-delete.ts';

interface ImageListProps {
  images: readonly Image[];
  query: ImageQuery;
  now: Date;
}

export function ImageList({ images, query, now }: ImageListProps) {
  const t = useMessages();
  const startUploads = useStartUploads();
  useFocusTarget();
  const [shownName, setShownName] = useState<string | null>(null);
  const rows = sortImages(filterImages(images, query.search), query);
  const deleting = useTwoStepDelete(rows);
  const shown = rows.find(({ name }) => name === shownName);

  function replace(name: string) {
    chooseImageFile((file) => {
      setShownName(null);
      startUploads([file], name);
    });
  }

  function closePreview() {
    flushSync(() => setShownName(null));
    if (shown) document.getElementById(previewId(shown.name))?.focus();
  }

  if (images.length === 0 && query.search === '') return <NoImages />;
  return (
    <>
      <ImageTools query={query} />
      <p role="status">
        <VisuallyHidden>{query.search ? t.images.found(rows.length) : ''}</VisuallyHidden>
      </p>
      {rows.length === 0 ? (
        <NoMatch />
      ) : (
        <ImageTable
          rows={rows}
          order={query}
          now={now}
          deleting={deleting}
          onPreview={setShownName}
          onReplace={replace}
        />
      )}
      {shown ? (
        <ImagePreview
          image={shown}
          rows={rows}
          onShow={setShownName}
          onReplace={replace}
          onClose={closePreview}
        />
      ) : null}
    </>
  );
}

function NoImages() {
  const t = useMessages();
  return (
    <EmptyState picture={noImages} title={t.images.noImages}>
      <p>{t.images.addImages}</p>
      <p>{t.images.checkDirectory}</p>
    </EmptyState>
  );
}

function NoMatch() {
  const t = useMessages();
  const { change } = useListAddress();
  return (
    <EmptyState picture={nothingFound} title={t.images.noMatch}>
      <Button onClick={() => change({ search: undefined })}>{t.images.clearSearch}</Button>
    </EmptyState>
  );
}
