import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Image } from '#domain/image-schema.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/lists/empty.tsx';
import { ForReaders } from '../../../ui/visually-hidden.tsx';
import { useAddress } from '../../navigation/list-address.ts';
import nothingFound from '../../parts/nothing-found.svg';
import { previewId } from '../preview/focus-preview.ts';
import { ImagePreview } from '../preview/image-preview.tsx';
import { choosePicture } from '../upload/choose-file.ts';
import { useBeginUpload } from '../upload/upload-desk.tsx';
import { useLedTo } from '../use-led-to.ts';
import type { ImageQuery } from './image-query.ts';
import { ImageTable } from './image-table.tsx';
import { ImageTools } from './image-tools.tsx';
import noImages from './no-images.svg';
import { arranged, matching } from './sort-and-filter.ts';
import { useTwoStepDelete } from './use-two-step-delete.ts';

interface ImageListProps {
  images: readonly Image[];
  query: ImageQuery;
  now: Date;
}

export function ImageList({ images, query, now }: ImageListProps) {
  const begin = useBeginUpload();
  useLedTo();
  const [shownName, setShownName] = useState<string | null>(null);
  const rows = arranged(matching(images, query.search), query);
  const deleting = useTwoStepDelete(rows);
  const shown = rows.find(({ name }) => name === shownName);

  function replace(name: string) {
    choosePicture((file) => {
      setShownName(null);
      begin([file], name);
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
        <ForReaders>{query.search ? sayFound(rows.length) : ''}</ForReaders>
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
    <Empty picture={noImages} title="No images found in the images directory">
      <p>To add images, click the "Upload New Image" button above</p>
      <p>Make sure your images directory is writable by the server</p>
    </Empty>
  );
}

function NoMatch() {
  const { change } = useAddress();
  return (
    <Empty picture={nothingFound} title="No images match your search">
      <Button onClick={() => change({ search: undefined })}>Clear the search</Button>
    </Empty>
  );
}

function sayFound(count: number): string {
  return count === 1 ? '1 image' : `${count} images`;
}
