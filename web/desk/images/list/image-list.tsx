import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Image } from '#domain/images/image-schema.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAddress } from '../../navigation/list-address.ts';
import nothingFound from '../../parts/nothing-found.svg';
import { previewId } from '../preview/focus-preview.ts';
import { ImagePreview } from '../preview/image-preview.tsx';
import { chooseImageFile } from '../upload/choose-file.ts';
import { useStartUploads } from '../upload/upload-desk.tsx';
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
        <VisuallyHidden>{query.search ? formatResultCount(rows.length) : ''}</VisuallyHidden>
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
      <ImagePreview
        image={shown}
        rows={rows}
        onShow={setShownName}
        onReplace={replace}
        onClose={closePreview}
      />
    </>
  );
}

function NoImages() {
  return (
    <EmptyState picture={noImages} title="No images found in the images directory">
      <p>To add images, click the "Upload New Image" button above</p>
      <p>Make sure your images directory is writable by the server</p>
    </EmptyState>
  );
}

function NoMatch() {
  const { change } = useAddress();
  return (
    <EmptyState picture={nothingFound} title="No images match your search">
      <Button onClick={() => change({ search: undefined })}>Clear the search</Button>
    </EmptyState>
  );
}

function formatResultCount(count: number): string {
  return count === 1 ? '1 image' : `${count} images`;
}
